/** Cheapest ways through any graph whose nodes have a text key: Dijkstra with a fixed order among equals. */

export interface Step<Node> {
  readonly to: Node
  readonly cost: number
}

export interface Way<Node> {
  readonly node: Node
  readonly cost: number
  /** Key of the node before; absent at the start. */
  readonly from?: string
}

/** Everything reachable for at most `budget`, cheapest first; equals in the order they were found. */
export const reach = <Node>(
  start: Node,
  keyOf: (node: Node) => string,
  stepsFrom: (node: Node) => readonly Step<Node>[],
  budget: number,
): ReadonlyMap<string, Way<Node>> => {
  const settled = new Map<string, Way<Node>>()
  // Costs are small whole numbers, so a bucket a cost keeps the order exact and the search linear.
  const buckets: Way<Node>[][] = [[{ node: start, cost: 0 }]]
  for (let cost = 0; cost < buckets.length; cost++) {
    const bucket = buckets[cost] ?? []
    for (let i = 0; i < bucket.length; i++) {
      const way = bucket[i]!
      const key = keyOf(way.node)
      if (settled.has(key)) continue
      settled.set(key, way)
      for (const step of stepsFrom(way.node)) {
        const total = cost + step.cost
        if (total > budget || settled.has(keyOf(step.to))) continue
        ;(buckets[total] ??= []).push({ node: step.to, cost: total, from: key })
      }
    }
  }
  return settled
}

/** The nodes of a way from the start to `key`, both included. */
export const wayTo = <Node>(ways: ReadonlyMap<string, Way<Node>>, key: string): readonly Node[] | undefined => {
  const nodes: Node[] = []
  for (let way = ways.get(key); way; way = way.from === undefined ? undefined : ways.get(way.from))
    nodes.unshift(way.node)
  return nodes.length > 0 ? nodes : undefined
}
