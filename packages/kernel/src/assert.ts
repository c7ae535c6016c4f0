/** A bug is a crash with a name. */
export const unreachable = (x: never): never => {
  throw new Error(`cannot happen: ${JSON.stringify(x)}`)
}

export function assert(condition: unknown, fact: string): asserts condition {
  if (!condition) throw new Error(`does not hold: ${fact}`)
}
