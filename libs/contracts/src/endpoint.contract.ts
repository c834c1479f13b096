import type * as v from 'valibot'
import type { ErrorCode } from './error.contract.ts'

type AnySchema = v.GenericSchema

/** How long an answer may be cached, and by whom. Personal answers never enter a shared cache. */
export type CachePolicy =
  /** Depends on the caller: `Cache-Control: private, no-store`. */
  | { scope: 'personal' }
  /** The same for everybody who sends the same input: `Cache-Control: public, max-age=…` (seconds). */
  | { scope: 'public'; maxAge: number }
  /**
   * Contains the caller's prices. For guests it is cached like `public`; with a session `private, no-store`. `Vary:
   * Cookie` separates the two in every cache.
   */
  | { scope: 'buyer'; maxAge: number }

/**
 * One call of the store's API: it types the client, the server and the OpenAPI page. The server validates `query` and
 * `body`, the client validates `response`.
 */
export interface Endpoint<
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Response extends AnySchema = AnySchema,
> {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path exactly as in the specification, without query. */
  path: string
  /** One English sentence for the OpenAPI page. */
  summary: string
  query?: Query
  body?: Body
  response: Response
  /** Error codes of this call besides the common ones. */
  errors: readonly ErrorCode[]
  cache: CachePolicy
  /** Sample request and response for the OpenAPI page; a test validates them against the schemas. */
  example?: {
    query?: Input<Query>
    body?: Input<Body>
    response?: Input<Response>
  }
  /** The call must carry an `Idempotency-Key` header: a repeated request gets the first answer again. */
  isIdempotencyKeyRequired?: true
  /**
   * The specification also reads `data.meta.status` of this call's failures: they carry it beside the problem
   * details.
   */
  isMetaStatusRead?: true
  /**
   * The specification reads a sentence for the shopper from this call's failures: they carry `meta` (`status`,
   * `message`) and `details` (`code`, `message`) beside the problem details. Without a sentence, both omit `message`.
   */
  isFailureWorded?: true
  /** The specification treats any status above 200 as a failure, even 2xx. */
  isOnly200Success?: true
  /** A GET with side effects: only pages of the store may call it, as for other methods. */
  isChange?: true
}

type Output<Schema> = Schema extends AnySchema ? v.InferOutput<Schema> : undefined
type Input<Schema> = Schema extends AnySchema ? v.InferInput<Schema> : undefined

/** Input of a call: `query`, `body`, or both, as the endpoint declares them. */
export type EndpointInput<E> =
  E extends Endpoint<infer Query, infer Body>
    ? ([Query] extends [AnySchema] ? { query: Input<Query> } : { query?: undefined }) &
        ([Body] extends [AnySchema] ? { body: Input<Body> } : { body?: undefined })
    : never

/** The validated query passed to the server's handler; undefined when the endpoint declares none. */
export type EndpointQuery<E> = E extends Endpoint<infer Query> ? Output<Query> : never
/** The validated body passed to the server's handler; undefined when the endpoint declares none. */
export type EndpointBody<E> = E extends Endpoint<infer _Query, infer Body> ? Output<Body> : never
/** The body of a successful answer, validated by the client. */
export type EndpointResponse<E> =
  E extends Endpoint<infer _Query, infer _Body, infer Response> ? v.InferOutput<Response> : never

/** Identity function that preserves the literal types of an endpoint. */
export function defineEndpoint<
  Response extends AnySchema,
  Query extends AnySchema | undefined = undefined,
  Body extends AnySchema | undefined = undefined,
>(endpoint: Endpoint<Query, Body, Response>): Endpoint<Query, Body, Response> {
  return endpoint
}

/** First part of every query key: remotes of different releases share one query cache. */
export const QUERY_SCHEMA_VERSION = 1

/** Builds a query key: schema version, path, input. Keys must not be built elsewhere. */
export function queryKeyOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return [QUERY_SCHEMA_VERSION, endpoint.path, input] as const
}
