import type { CookieRule } from '@verstak/contracts/cookie'
import type { Endpoint, EndpointResponse } from '@verstak/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { readBearerToken } from './bearerToken.ts'
import { readIdempotencyKey } from './idempotencyKey.ts'
import { openApiSchemaOf } from './openApi.ts'
import { parseInput, type ParsedInput } from './parseInput.ts'
import type { Body, PublicCache } from './publicCache.ts'

/** Who calls, and the way to give them cookies. Only personal endpoints get one. */
export interface Caller {
  /** Address of the visitor, as the trusted proxy in front tells it. */
  ip: string
  /** Value of a cookie, null when it was not sent. */
  cookie(rule: CookieRule): string | null
  setCookie(rule: CookieRule, value: string): void
  /** Always a key where the endpoint requires one, '' elsewhere. */
  idempotencyKey: string
  /** Token of `Authorization: Bearer …`, null without one. */
  bearerToken: string | null
}

/** Connects endpoints of the contracts to the verbs that answer them. */
export interface Binder {
  /** The answer depends on the input alone: the verb cannot see who asks, and the answer is shared. */
  bindPublic<E extends Endpoint>(
    endpoint: E,
    verb: (input: ParsedInput<E>) => EndpointResponse<E> | Promise<EndpointResponse<E>>,
    /** Writes the answer as JSON where there is a faster way than `JSON.stringify`. */
    write?: (answer: EndpointResponse<E>) => Body,
  ): void
  /** The answer belongs to the caller and is never kept. */
  bindPersonal<E extends Endpoint>(
    endpoint: E,
    verb: (input: ParsedInput<E>, caller: Caller) => Promise<EndpointResponse<E>>,
    options?: RouteOptions,
  ): void
  /** What was bound so far. */
  endpoints: readonly Endpoint[]
}

export interface RouteOptions {
  /** Largest body, instead of the app's. */
  bodyLimitBytes?: number
}

export interface BinderOptions {
  cache: PublicCache
  /** Check every answer against its schema: demo and tests, where a wrong answer should hurt. */
  isResponseChecked: boolean
  /** Cookies travel over TLS only. */
  isCookieSecure: boolean
}

export function createBinder(app: FastifyInstance, options: BinderOptions): Binder {
  const toBody = <E extends Endpoint>(
    endpoint: E,
    value: EndpointResponse<E>,
    write: (answer: EndpointResponse<E>) => Body = JSON.stringify,
  ) => {
    if (options.isResponseChecked) assertResponse(endpoint, value)
    return write(value)
  }
  const endpoints: Endpoint[] = []
  return {
    endpoints,
    bindPublic(endpoint, verb, write) {
      const policy = endpoint.cache
      if (policy.scope !== 'public') throw new Error(`${endpoint.path} is personal: bind it with bindPersonal.`)
      endpoints.push(endpoint)
      addRoute(app, endpoint, async (request, reply) => {
        const input = parseInput(endpoint, request.query, request.body)
        const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input.query ?? null)}`
        const body = await options.cache.get(key, policy, async () => toBody(endpoint, await verb(input), write))
        return send(reply, `public, max-age=${policy.maxAge}`, body)
      })
    },
    bindPersonal(endpoint, verb, route) {
      if (endpoint.cache.scope !== 'personal') throw new Error(`${endpoint.path} is public: bind it with bindPublic.`)
      endpoints.push(endpoint)
      const handler: Handler = async (request, reply) => {
        const caller = callerOf(endpoint, request, reply, options.isCookieSecure)
        const input = parseInput(endpoint, request.query, request.body)
        const body = toBody(endpoint, await verb(input, caller))
        return send(reply, 'private, no-store', body)
      }
      addRoute(app, endpoint, handler, route)
    },
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function addRoute(app: FastifyInstance, endpoint: Endpoint, handler: Handler, options: RouteOptions = {}): void {
  const { method, path: url } = endpoint
  const { bodyLimitBytes: bodyLimit } = options
  const limit = bodyLimit === undefined ? {} : { bodyLimit }
  app.route({ method, url, handler, config: { endpoint }, schema: openApiSchemaOf(endpoint), ...limit })
}

function send(reply: FastifyReply, cacheControl: string, body: Body): FastifyReply {
  return reply.header('cache-control', cacheControl).type('application/json; charset=utf-8').send(body)
}

function callerOf(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Caller {
  return {
    ip: request.ip,
    cookie: ({ name }) => request.cookies[name] ?? null,
    setCookie({ name, maxAge, isHttpOnly }, value) {
      reply.setCookie(name, value, { path: '/', maxAge, httpOnly: isHttpOnly, secure: isSecure, sameSite: 'lax' })
    },
    idempotencyKey: endpoint.isIdempotencyKeyRequired ? readIdempotencyKey(request.headers) : '',
    bearerToken: readBearerToken(request.headers),
  }
}

function assertResponse(endpoint: Endpoint, value: unknown): void {
  const result = v.safeParse(endpoint.response, value)
  if (result.success) return
  const reasons = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`${endpoint.method} ${endpoint.path} answers what its contract does not allow. ${reasons.join('; ')}`)
}
