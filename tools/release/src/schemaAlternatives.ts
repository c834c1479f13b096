import type { JsonSchema } from '@verstak/contracts/release'

type Resolve = (schema: JsonSchema) => JsonSchema

/** Follows `$ref` within one document. */
export function resolverOf(root: JsonSchema): Resolve {
  const definitions = { ...(root['definitions'] as object), ...(root['$defs'] as object) } as Record<string, JsonSchema>
  const resolve: Resolve = (schema) => {
    const name = typeof schema['$ref'] === 'string' ? schema['$ref'] : null
    if (name === null) return schema
    if (name === '#') return root
    const found = definitions[name.replace(/^#\/(\$defs|definitions)\//, '')]
    if (!found) throw new Error(`The schema names ${name}, which it does not define`)
    return resolve(found)
  }
  return resolve
}

/** The schema as a union of simple ones: constants, or one type each. */
export function alternativesOf(schema: JsonSchema, resolve: Resolve): JsonSchema[] {
  const { anyOf, oneOf, allOf, ...rest } = resolve(schema)
  const choices = (anyOf ?? oneOf) as JsonSchema[] | undefined
  if (choices) return choices.flatMap((choice) => alternativesOf(merge([rest, resolve(choice)]), resolve))
  if (allOf) return alternativesOf(merge([rest, ...(allOf as JsonSchema[]).map(resolve)]), resolve)
  if (Array.isArray(rest['enum'])) {
    const { enum: values, ...others } = rest
    return (values as unknown[]).map((value) => ({ ...others, const: value }))
  }
  if (Array.isArray(rest['type'])) return rest['type'].map((type: unknown) => ({ ...rest, type }))
  return [rest]
}

/** The intersection of schemas; of two bounds of the same kind the last one counts. */
function merge(schemas: JsonSchema[]): JsonSchema {
  const objects = schemas.filter((schema) => 'properties' in schema)
  if (objects.length < 2) return Object.assign({}, ...schemas) as JsonSchema
  return {
    ...(Object.assign({}, ...schemas) as JsonSchema),
    properties: Object.assign({}, ...objects.map((schema) => schema['properties'])) as unknown,
    required: objects.flatMap((schema) => (schema['required'] ?? []) as string[]),
  }
}
