import type * as v from 'valibot'

interface Described {
  type?: string
  wrapped?: Described
  entries?: Record<string, Described>
}

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/

/**
 * A query string knows only texts; this gives the fields that the schema calls numbers and booleans their type.
 * A text that is no number or boolean stays a text, so that the schema itself refuses it.
 */
export function coerceQuery(schema: v.GenericSchema, query: Record<string, unknown>): Record<string, unknown> {
  const { entries = {} } = schema as Described
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, coerce(typeOf(entries, key), value)]))
}

function typeOf(entries: Record<string, Described>, key: string): string | undefined {
  let schema = Object.hasOwn(entries, key) ? entries[key] : undefined
  while (schema?.wrapped) schema = schema.wrapped
  return schema?.type
}

function coerce(type: string | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (type === 'number' && NUMBER.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}
