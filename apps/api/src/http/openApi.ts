import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { toJsonSchema } from '@valibot/to-json-schema'
import { Problem } from '@verstak/contracts/error'
import type { CachePolicy, Endpoint } from '@verstak/contracts/endpoint'
import fastify, { type FastifyInstance, type FastifySchema, type HTTPMethods } from 'fastify'
import type * as v from 'valibot'
import { SECURITY_SCHEMES, securityOf } from '../apiSecurity.ts'
import { contractCompilers } from './contractCompilers.ts'

/** A route that the documentation shows. */
export interface DocumentedRoute {
  method: HTTPMethods | HTTPMethods[]
  url: string
  endpoint?: Endpoint
}

const jsonSchemaOf = (schema: v.GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', target: 'openapi-3.0' })
  return json
}

/** What the OpenAPI document says about an endpoint; requests are checked by the contract's own schemas. */
export function openApiSchemaOf(endpoint: Endpoint): FastifySchema {
  const { path, summary, query, body, response, errors, example, isIdempotencyKeyRequired } = endpoint
  return {
    summary,
    description: descriptionOf(endpoint),
    tags: [path.split('/').find((part) => part !== '' && part !== 'api' && !/^v\d$/.test(part)) ?? 'api'],
    ...(query && { querystring: withExamples(jsonSchemaOf(query), example?.query) }),
    ...(body && { body: { ...jsonSchemaOf(body), ...(example?.body !== undefined && { example: example.body }) } }),
    ...(isIdempotencyKeyRequired && {
      headers: {
        type: 'object',
        required: ['Idempotency-Key'],
        properties: { 'Idempotency-Key': { type: 'string', pattern: '^[\\w.:-]{8,128}$' } },
      },
    }),
    security: securityOf(endpoint),
    response: {
      200: {
        description: summary,
        ...jsonSchemaOf(response),
        ...(example?.response !== undefined && { example: example.response }),
      },
      '4xx': {
        description: `Problem details with a code: ${['invalid-input', ...errors].join(', ')}.`,
        ...jsonSchemaOf(Problem),
      },
    },
  }
}

/** A query's fields become parameters, each with an example of its own. */
function withExamples(schema: ReturnType<typeof jsonSchemaOf>, example: unknown): typeof schema {
  if (typeof example !== 'object' || example === null || !schema.properties) return schema
  const values = new Map<string, unknown>(Object.entries(example))
  const properties = Object.entries(schema.properties).map(([key, property]) => [
    key,
    typeof property === 'object' && values.has(key) ? { ...property, example: values.get(key) } : property,
  ])
  return { ...schema, properties: Object.fromEntries(properties) as typeof schema.properties }
}

function descriptionOf({ cache, errors }: Endpoint): string {
  return `${cachingOf(cache)} Failures: ${['invalid-input', ...errors].map((code) => `\`${code}\``).join(', ')}.`
}

function cachingOf(cache: CachePolicy): string {
  if (cache.scope === 'personal') return 'Personal, never cached.'
  if (cache.scope === 'public') return `Public, may be cached for ${cache.maxAge} s.`
  return `Has the prices of its buyer: may be cached for ${cache.maxAge} s for guests, never for a session.`
}

/** An app of its own for the document and its page: it answers below `prefix` and knows `routes` by name only. */
export async function createDocs(prefix: string, routes: readonly DocumentedRoute[]): Promise<FastifyInstance> {
  const docs = fastify({ schemaController: contractCompilers })
  await docs.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Verstak API', description: 'The store’s API. Money in kopecks, weights in grams.', version: '1' },
      components: {
        securitySchemes: SECURITY_SCHEMES,
      },
    },
  })
  await docs.register(swaggerUi, {
    routePrefix: prefix,
    // The default policy upgrades to TLS, which the demo on 127.0.0.1 does not speak, and allows an external validator.
    staticCSP: "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    uiConfig: { validatorUrl: null },
  })
  for (const { endpoint, ...route } of routes) {
    docs.route({ ...route, ...(endpoint && { schema: openApiSchemaOf(endpoint) }), handler: () => undefined })
  }
  return docs
}
