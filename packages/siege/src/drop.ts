/** Plain records without one of their properties: an absent fact is an omitted property. */

/** The same object if the property is not there. */
export const drop = <T extends object, K extends keyof T>(value: T, key: K): T => {
  if (!(key in value)) return value
  const { [key]: _gone, ...rest } = value
  return rest as T
}
