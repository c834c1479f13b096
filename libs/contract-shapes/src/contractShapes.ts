import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** A JSON Schema with sorted keys; `{ "x-function": true }` stands for a function. */
export type Shape = Record<string, unknown>

/** The part of an endpoint that is described. */
export interface DescribedEndpoint {
  method: string
  path: string
  query?: GenericSchema
  body?: GenericSchema
  response: GenericSchema
}

/** A call on the wire: `EndpointShape` of the contracts, null where the call has no query or no body. */
export interface CallShape {
  keyVersion: number
  query: Shape | null
  body: Shape | null
  response: Shape
}

/**
 * Describes one call: query and body as the caller sends them, the response as the server sends it.
 * @param keyVersion first part of the query key under which answers are cached
 */
export function describeEndpoint({ query, body, response }: DescribedEndpoint, keyVersion: number): CallShape {
  return {
    keyVersion,
    query: query ? describe(query, 'input') : null,
    body: body ? describe(body, 'input') : null,
    response: describe(response, 'output'),
  }
}

/** Describes calls by method and path, sorted: `GET /api/v1/listing`. */
export function describeEndpoints(
  endpoints: readonly DescribedEndpoint[],
  keyVersion: number,
): Record<string, CallShape> {
  const shapes = endpoints.map(
    (endpoint) => [`${endpoint.method} ${endpoint.path}`, describeEndpoint(endpoint, keyVersion)] as const,
  )
  return Object.fromEntries(shapes.sort(byKey))
}

/** Describes the props that a widget takes, as they are passed. */
export function describeProps(schema: GenericSchema): Shape {
  return describe(schema, 'input')
}

function describe(schema: GenericSchema, typeMode: 'input' | 'output'): Shape {
  const { $schema: _, ...shape } = toJsonSchema(schema, {
    typeMode,
    // Checks written as code cannot be expressed in a shape.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      (valibotSchema as { type: string }).type === 'function' ? ({ 'x-function': true } as object) : undefined,
  })
  return sorted(shape) as Shape
}

/** Makes equal contracts byte-equal: the order of fields in a schema has no meaning. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, isFieldList(key, inner) ? inner.toSorted() : sorted(inner)] as const,
  )
  return Object.fromEntries(entries.sort(byKey))
}

const isFieldList = (key: string, value: unknown): value is string[] => key === 'required' && Array.isArray(value)

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
