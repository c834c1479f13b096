import type { JsonSchema } from '@verstak/contracts/release'

/** How strictly to compare. */
export interface CompareOptions {
  /** How to treat a field that the receiver does not know: it is dropped (default), or it is a break. */
  unknownFields?: 'dropped' | 'refused'
}

type Reasons = { path: string; reason: string }[]
type Compare = (from: JsonSchema, to: JsonSchema, path: string) => Reasons

/** Compares two objects field by field. */
export function compareObjects(
  from: JsonSchema,
  to: JsonSchema,
  path: string,
  compare: Compare,
  { unknownFields = 'dropped' }: CompareOptions,
): Reasons {
  const sent = fieldsOf(from)
  const taken = fieldsOf(to)
  const isSure = (name: string) => requiredOf(from).includes(name)
  const missing = requiredOf(to).filter((name) => !isSure(name))
  const breaks: Reasons = missing.map((name) => ({
    path: join(path, name),
    reason: name in sent ? 'may be missing, but is required' : 'is not sent, but is required',
  }))
  for (const [name, schema] of Object.entries(sent)) {
    const target = taken[name] ?? restOf(to)
    if (target === false || (target === undefined && unknownFields === 'refused')) {
      breaks.push({ path: join(path, name), reason: 'is not known to the other side' })
    } else if (target !== undefined) breaks.push(...compare(schema, target, join(path, name)))
  }
  return [...breaks, ...compareRest(from, to, path, compare)]
}

/** Compares the fields of a record, which have arbitrary names. */
function compareRest(from: JsonSchema, to: JsonSchema, path: string, compare: Compare): Reasons {
  const rest = restOf(from)
  if (rest === undefined || rest === false) return []
  const known = Object.entries(fieldsOf(to)).filter(([name]) => !(name in fieldsOf(from)))
  const targets: [string, JsonSchema | false | undefined][] = [...known, ['*', restOf(to)]]
  return targets.flatMap(([name, target]) => {
    if (target === undefined) return []
    return target === false
      ? [{ path: join(path, name), reason: 'is not known to the other side' }]
      : compare(rest, target, join(path, name))
  })
}

/** Compares two lists by their elements. */
export function compareArrays(from: JsonSchema, to: JsonSchema, path: string, compare: Compare): Reasons {
  const sent = placesOf(from)
  const taken = placesOf(to)
  const isList = (to['items'] ?? to['prefixItems']) === undefined
  if (isList) return []
  if (!sent && !taken) return compare(elementOf(from), elementOf(to), `${path}[]`)
  if (sent && taken && sent.length === taken.length) {
    return sent.flatMap((schema, index) => compare(schema, taken[index]!, `${path}[${index}]`))
  }
  if (sent && !taken) return sent.flatMap((schema, index) => compare(schema, elementOf(to), `${path}[${index}]`))
  return [{ path, reason: `a list of ${taken!.length} is taken only` }]
}

const fieldsOf = (schema: JsonSchema) => (schema['properties'] ?? {}) as Record<string, JsonSchema>
const requiredOf = (schema: JsonSchema) => (schema['required'] ?? []) as string[]

/** Schema of the fields that are not listed; undefined when they are dropped, false when they are refused. */
function restOf(schema: JsonSchema): JsonSchema | false | undefined {
  const rest = schema['additionalProperties'] as JsonSchema | boolean | undefined
  return rest === true ? {} : rest
}

const elementOf = (schema: JsonSchema) => (schema['items'] ?? {}) as JsonSchema

/** Schemas of a tuple's items, undefined for a list. */
function placesOf(schema: JsonSchema): JsonSchema[] | undefined {
  const places = schema['prefixItems'] ?? schema['items']
  return Array.isArray(places) ? (places as JsonSchema[]) : undefined
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)
