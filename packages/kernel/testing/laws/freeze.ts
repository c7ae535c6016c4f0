/** Data that cannot be changed: a game that writes to what it was given crashes at once. */

const done = new WeakSet<object>()

export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || done.has(value)) return value
  done.add(value)
  // A typed array cannot be frozen; that it is not plain is for another law to say.
  if (!ArrayBuffer.isView(value)) Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}
