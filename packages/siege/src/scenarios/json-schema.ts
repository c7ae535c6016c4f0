/** A shape as a JSON schema (draft 2020-12), for editors and other programs. */
import { SCENARIO } from './scenario-shape.ts'
import type { AnyShape } from './shape.ts'

export type JsonSchema = { readonly [key: string]: unknown }

/** What `docs/scenario.schema.json` holds. */
export const scenarioSchema = (): JsonSchema => {
  const defs: { [name: string]: JsonSchema } = {}
  const root = schemaOf(SCENARIO, defs)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scenario of SIEGE',
    ...root,
    $defs: defs,
  }
}

const schemaOf = ({ node }: Pick<AnyShape, 'node'>, defs: { [name: string]: JsonSchema }): JsonSchema => {
  const of = (shape: AnyShape): JsonSchema => schemaOf(shape, defs)
  switch (node.is) {
    case 'anything':
      return {}
    case 'later':
      if (!defs[node.name]) {
        defs[node.name] = {}
        defs[node.name] = of(node.of())
      }
      return { $ref: `#/$defs/${node.name}` }
    case 'text':
      return { type: 'string', pattern: node.pattern }
    case 'integer':
      return { type: 'integer', minimum: node.least, maximum: node.most }
    case 'choice':
      return { enum: node.of }
    case 'either':
      return { anyOf: [of(node.text), of(node.list)] }
    case 'list':
      return { type: 'array', items: of(node.of) }
    case 'tuple':
      return { type: 'array', prefixItems: node.of.map(of), minItems: node.of.length, maxItems: node.of.length }
    case 'record':
      return { type: 'object', propertyNames: { pattern: node.key }, additionalProperties: of(node.of) }
    case 'one-of':
      return { anyOf: node.of.map(of) }
    case 'object': {
      const keys = Object.entries(node.keys)
      return {
        type: 'object',
        properties: Object.fromEntries(keys.map(([key, shape]) => [key, of(shape)])),
        required: keys.filter(([, shape]) => !shape.optional).map(([key]) => key),
        additionalProperties: false,
      }
    }
  }
}
