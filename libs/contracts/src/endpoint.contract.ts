import type * as v from 'valibot'
import type { ErrorCode } from './error.contract.ts'

type AnySchema = v.GenericSchema

/** How long an answer may be kept, and by whom. Personal answers never enter a shared cache. */
export type CachePolicy =
  /** Depends on who asks: `Cache-Control: private, no-store`. */
  | { scope: 'personal' }
  /** The same for everybody who sends the same input: `Cache-Control: public, max-age=…` (seconds). */
  | { scope: 'public'; maxAge: number }
  /**
   * Has the prices of its buyer. The same for all guests, as `public`; with a session `private, no-store`. `Vary: Cookie`
   * keeps the two apart in every cache.
   */
  | { scope: 'buyer'; maxAge: number }

/**
 * One call of the store's API: the client, the server and the OpenAPI page are all typed by this object.
 * `query` and `body` are checked by the server, `response` by the client.
 */
export interface Endpoint<
  Query extends AnySchema | undefined = AnySchema | undefined,
  Body extends AnySchema | undefined = AnySchema | undefined,
  Response extends AnySchema = AnySchema,
> {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path to the letter of the specification, without query. */
  path: string
  /** One English sentence for the OpenAPI page. */
  summary: string
  query?: Query
  body?: Body
  response: Response
  /** Codes that this call may answer besides those any call may answer. */
  errors: readonly ErrorCode[]
  cache: CachePolicy
  /** A call as it may come, and what it is answered with, for the OpenAPI page; a test holds them against the schemas. */
  example?: {
    query?: Input<Query>
    body?: Input<Body>
    response?: Input<Response>
  }
  /** The call must carry an `Idempotency-Key` header: a repeated one is answered with the first answer. */
  isIdempotencyKeyRequired?: true
  /** The specification reads `data.meta.status` from this call's failures too: they carry it beside the problem details. */
  isMetaStatusRead?: true
  /**
   * The specification reads a sentence for the shopper from this call's failures: they carry `meta` (`status`, `message`)
   * and `details` (`code`, `message`) beside the problem details, both without a message where there is no sentence.
   */
  isFailureWorded?: true
  /** The specification takes any status above 200 for a failure, also one of success. */
  isOnly200Success?: true
  /** A GET that changes something: only pages of the store may ask for it, as for other methods. */
  isChange?: true
}

type Output<Schema> = Schema extends AnySchema ? v.InferOutput<Schema> : undefined
type Input<Schema> = Schema extends AnySchema ? v.InferInput<Schema> : undefined

/** What a caller passes: `query`, `body`, or both, as the endpoint declares them. */
export type EndpointInput<E> =
  E extends Endpoint<infer Query, infer Body>
    ? ([Query] extends [AnySchema] ? { query: Input<Query> } : { query?: undefined }) &
        ([Body] extends [AnySchema] ? { body: Input<Body> } : { body?: undefined })
    : never

/** The checked query as the server's verb gets it; undefined when the endpoint declares none. */
export type EndpointQuery<E> = E extends Endpoint<infer Query> ? Output<Query> : never
/** The checked body as the server's verb gets it; undefined when the endpoint declares none. */
export type EndpointBody<E> = E extends Endpoint<infer _Query, infer Body> ? Output<Body> : never
/** The body of a successful answer, after the client's check. */
export type EndpointResponse<E> =
  E extends Endpoint<infer _Query, infer _Body, infer Response> ? v.InferOutput<Response> : never

/** Keeps the literal types of an endpoint. */
export function defineEndpoint<
  Response extends AnySchema,
  Query extends AnySchema | undefined = undefined,
  Body extends AnySchema | undefined = undefined,
>(endpoint: Endpoint<Query, Body, Response>): Endpoint<Query, Body, Response> {
  return endpoint
}

/** First part of every query key: remotes of different ages share one query cache. */
export const QUERY_SCHEMA_VERSION = 1

/** The one place where query keys are made: schema version, path, input. */
export function queryKeyOf<E extends Endpoint>(endpoint: E, input: EndpointInput<E>) {
  return [QUERY_SCHEMA_VERSION, endpoint.path, input] as const
}
