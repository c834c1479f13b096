import { Readable } from 'node:stream'
import { cookieNameOf, type CookieRule } from '@verstak/contracts/cookie'
import type { Endpoint, EndpointResponse } from '@verstak/contracts/endpoint'
import { staffRolesOf, staffRolesOfEndpoint } from '@verstak/contracts/staffPolicy'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { GUEST, type Buyer } from '@verstak/price/buyer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { readBearerToken } from './bearerToken.ts'
import { readIdempotencyKey } from './idempotencyKey.ts'
import { openScope } from './openScope.ts'
import { parseInput, type ParsedInput } from './parseInput.ts'
import type { ResponseBody, PublicBodyCache } from '../cache/createPublicBodyCache.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const FORM_LIMIT_BYTES = 4096

/** A file of the caller's own is a document of our origin: it runs no scripts, loads nothing and is not framed. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

/** Answers to addresses that hold codes: nobody keeps them or passes them on. */
const ONCE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
const EMPTY_PAGE = '<!doctype html><title></title>'

/** Who calls, and the way to give them cookies. Only personal endpoints get one. */
export interface Caller {
  /** Address of the visitor, as the trusted proxy in front tells it. */
  ip: string
  /**
   * Origin of the store for links in letters: the configured one; in a demo shop without one that of the page that calls,
   * '' when it is unknown.
   */
  origin: string
  /** Value of a cookie, null when it was not sent. */
  cookie(rule: CookieRule): string | null
  setCookie(rule: CookieRule, value: string): void
  /** Tells the browser to forget a cookie. */
  clearCookie(rule: CookieRule): void
  /** `User-Agent` header, '' without one. */
  userAgent: string
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
    write?: (answer: EndpointResponse<E>) => ResponseBody,
  ): void
  /**
   * The answer depends on the input and on whose prices it has. Guests share one; for anybody with a session it is made
   * anew and never cached.
   */
  bindForBuyer<E extends Endpoint>(
    endpoint: E,
    /** The caller is null where the answer is the guests', who share it. */
    verb: (input: ParsedInput<E>, buyer: Buyer, caller: Caller | null) => Promise<EndpointResponse<E>>,
    /** See `bindPublic`. */
    write?: (answer: EndpointResponse<E>) => ResponseBody,
  ): void
  /**
   * The answer belongs to the caller and is never cached. Calls that `staffPolicy` names are open to its roles only; once
   * one of them has changed something, the cached bodies are made anew.
   */
  bindPersonal<E extends Endpoint>(
    endpoint: E,
    verb: (input: ParsedInput<E>, caller: Caller) => Promise<EndpointResponse<E>>,
    options?: RouteOptions,
  ): void
  /**
   * A form of pages without scripts, under an address of its own. The verb gets its fields, those of the query included,
   * and says where its visitor is led.
   */
  bindForm(
    path: string,
    verb: (fields: Record<string, string>, caller: Caller, from: string) => Promise<string>,
    options?: RouteOptions,
  ): void
  /** A file of the caller's own, shown in the browser and saved under its name; nobody keeps it. */
  bindFile(path: string, verb: (query: URLSearchParams, caller: Caller) => Promise<OwnFile>): void
  /** An address to which browsers are led, and which leads them on: the verb says where. */
  bindRedirect(path: string, verb: (query: URLSearchParams, caller: Caller) => Promise<string>): void
  /**
   * What mail programs post with one click (RFC 8058): whatever stands in the body, the address alone says what ends. They
   * follow no redirects and send no cookies.
   */
  bindOneClick(path: string, verb: (query: URLSearchParams) => Promise<void>): void
  /** A page without content, for frames of the shop's own pages that read its address. */
  bindEmptyPage(path: string): void
  /** What was bound so far. */
  endpoints: readonly Endpoint[]
}

/** A file that only its owner gets. */
export interface OwnFile {
  mediaType: string
  /** Name under which it is saved, with its ending. */
  name: string
  /** What is long, is sent while it is made. */
  bytes: Buffer | AsyncIterable<string>
}

export interface RouteOptions {
  /** Largest body, instead of the app's or a form's 4 kB. */
  bodyLimitBytes?: number
}

export interface BinderOptions {
  cache: PublicBodyCache
  /** Whose prices a caller with a session gets, those of a guest when it has ended; null for a caller without a session. */
  findBuyer: (caller: Pick<Caller, 'cookie'>) => Promise<Buyer> | null
  /** Refuses callers who are not of the staff, and staff of other roles. */
  checkStaff: (caller: Pick<Caller, 'cookie'>, roles: readonly StaffRole[]) => Promise<void>
  /** Check every answer against its schema: in the demo and in tests. */
  isResponseChecked: boolean
  /** Origins of the shop's pages. */
  publicOrigins: readonly string[]
  /** Cookies travel over TLS only. */
  isCookieSecure: boolean
}

export function createBinder(app: FastifyInstance, options: BinderOptions): Binder {
  const forms = openScope(app, (scope) => {
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.removeContentTypeParser('application/json')
  })
  const clicks = openScope(app, (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES }, (_, __, done) =>
      done(null, null),
    )
  })
  const toBody = <E extends Endpoint>(
    endpoint: E,
    value: EndpointResponse<E>,
    write: (answer: EndpointResponse<E>) => ResponseBody = JSON.stringify,
  ) => {
    if (options.isResponseChecked) assertResponse(endpoint, value)
    return write(value)
  }
  const endpoints: Endpoint[] = []
  /** The only way into the cache. `load` must know nothing of the caller. */
  const share = <E extends Endpoint>(
    { method, path }: E,
    { query }: ParsedInput<E>,
    policy: { maxAge: number },
    load: () => Promise<ResponseBody>,
  ) => options.cache.get(`${method} ${path} ${JSON.stringify(query ?? null)}`, policy, load)
  return {
    endpoints,
    bindPublic(endpoint, verb, write) {
      const policy = endpoint.cache
      if (policy.scope !== 'public')
        throw new Error(`${endpoint.path} is not for everybody: its scope is ${policy.scope}.`)
      endpoints.push(endpoint)
      addRoute(app, endpoint, async (request, reply) => {
        const input = parseInput(endpoint, request.query, request.body)
        const body = await share(endpoint, input, policy, async () => toBody(endpoint, await verb(input), write))
        return send(reply, `public, max-age=${policy.maxAge}`, body)
      })
    },
    bindForBuyer(endpoint, verb, write) {
      const policy = endpoint.cache
      if (policy.scope !== 'buyer') throw new Error(`${endpoint.path} knows no buyer: its scope is ${policy.scope}.`)
      endpoints.push(endpoint)
      addRoute(app, endpoint, async (request, reply) => {
        const input = parseInput(endpoint, request.query, request.body)
        reply.header('vary', 'Cookie')
        const caller = callerOf(endpoint, request, reply, options)
        const found = options.findBuyer(caller)
        const buyer = (await found) ?? GUEST
        const load = async (of: Buyer, by: Caller | null) => toBody(endpoint, await verb(input, of, by), write)
        const body =
          buyer.role === 'guest'
            ? await share(endpoint, input, policy, () => load(GUEST, null))
            : await load(buyer, caller)
        // A caller whose session has ended gets the guests' answer, but no HTTP cache may store it under his cookie.
        return send(reply, found ? 'private, no-store' : `public, max-age=${policy.maxAge}`, body)
      })
    },
    bindPersonal(endpoint, verb, route) {
      const { scope } = endpoint.cache
      if (scope !== 'personal') throw new Error(`${endpoint.path} is not personal: its scope is ${scope}.`)
      endpoints.push(endpoint)
      const roles = staffRolesOfEndpoint(endpoint)
      const handler: Handler = async (request, reply) => {
        // Before the input is looked at: to strangers a call of staff is none.
        if (roles) await options.checkStaff(callerOf({}, request, reply, options), roles)
        const caller = callerOf(endpoint, request, reply, options)
        const input = parseInput(endpoint, request.query, request.body)
        const body = toBody(endpoint, await verb(input, caller))
        // What staff has changed must not be shown as it was.
        if (roles && endpoint.method !== 'GET') options.cache.clear()
        return send(reply, 'private, no-store', body)
      }
      addRoute(app, endpoint, handler, route)
    },
    bindForm(path, verb, { bodyLimitBytes: bodyLimit = FORM_LIMIT_BYTES } = {}) {
      const answer: Handler = async (request, reply) => {
        const fields = { ...(request.query as object), ...(request.body as object) }
        const caller = callerOf({}, request, reply, options)
        const to = await verb(fields, caller, pathOf(request.headers.referer))
        return reply.header('cache-control', 'private, no-store').redirect(to, 303)
      }
      forms.push((scope) => scope.post(path, { bodyLimit }, answer))
    },
    bindFile(path, verb) {
      const roles = staffRolesOf(`GET ${path}`)
      app.get(path, async (request, reply) => {
        const [, search = ''] = request.url.split('?', 2)
        const caller = callerOf({}, request, reply, options)
        if (roles) await options.checkStaff(caller, roles)
        const { mediaType, name, bytes } = await verb(new URLSearchParams(search), caller)
        const disposition = `inline; filename*=UTF-8''${encodeURIComponent(name)}`
        reply.headers({ ...ONCE, 'content-security-policy': FILE_POLICY, 'content-disposition': disposition })
        return reply.type(mediaType).send(Buffer.isBuffer(bytes) ? bytes : Readable.from(bytes))
      })
    },
    bindRedirect(path, verb) {
      app.get(path, async (request, reply) => {
        const [, search = ''] = request.url.split('?', 2)
        const to = await verb(new URLSearchParams(search), callerOf({}, request, reply, options))
        return reply.headers(ONCE).redirect(to, 303)
      })
    },
    bindOneClick(path, verb) {
      const answer: Handler = async (request, reply) => {
        const [, search = ''] = request.url.split('?', 2)
        await verb(new URLSearchParams(search))
        return reply.headers(ONCE).type('text/plain; charset=utf-8').send('')
      }
      clicks.push((scope) => scope.post(path, answer))
    },
    bindEmptyPage(path) {
      const headers = { ...ONCE, 'content-security-policy': "default-src 'none'; frame-ancestors 'self'" }
      app.get(path, (_, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(EMPTY_PAGE))
    },
  }
}

/** Path of the page with the form, always of the store itself; its first page where that is unknown. */
function pathOf(referer: string | undefined): string {
  const url = referer === undefined ? null : URL.parse(referer)
  // Two slashes would name another host.
  return url && /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search : '/'
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function addRoute(app: FastifyInstance, endpoint: Endpoint, handler: Handler, options: RouteOptions = {}): void {
  const { method, path: url } = endpoint
  const { bodyLimitBytes: bodyLimit } = options
  const limit = bodyLimit === undefined ? {} : { bodyLimit }
  app.route({ method, url, handler, config: { endpoint }, ...limit })
}

function send(reply: FastifyReply, cacheControl: string, body: ResponseBody): FastifyReply {
  return reply.header('cache-control', cacheControl).type('application/json; charset=utf-8').send(body)
}

function callerOf(
  endpoint: Pick<Endpoint, 'isIdempotencyKeyRequired'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { isCookieSecure: isSecure, publicOrigins }: Pick<BinderOptions, 'isCookieSecure' | 'publicOrigins'>,
): Caller {
  return {
    ip: request.ip,
    // The guard lets no other origin change anything.
    origin: publicOrigins[0] ?? request.headers.origin ?? '',
    cookie: (rule) => request.cookies[cookieNameOf(rule, isSecure)] ?? null,
    setCookie(rule, value) {
      const { maxAge, isHttpOnly: httpOnly } = rule
      const name = cookieNameOf(rule, isSecure)
      reply.setCookie(name, value, { path: '/', maxAge, httpOnly, secure: isSecure, sameSite: 'lax' })
    },
    clearCookie(rule) {
      const name = cookieNameOf(rule, isSecure)
      reply.clearCookie(name, { path: '/', httpOnly: rule.isHttpOnly, secure: isSecure, sameSite: 'lax' })
    },
    userAgent: request.headers['user-agent'] ?? '',
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
