import type { FastifyInstance } from 'fastify'
import { DomainError } from '../DomainError.ts'
import { readBearerToken } from './bearerToken.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]'])

export interface OriginRules {
  /** Origins of the shop's pages. */
  publicOrigins: readonly string[]
  /** Demo: any port of this machine is the shop's page too. */
  isLoopbackAllowed: boolean
}

/**
 * Refuses changes that a page of another site asks for. Browsers send `Origin` and `Sec-Fetch-Site` with every unsafe
 * request, so one that carries cookies but neither header is refused too; without cookies it acts for nobody. A bearer
 * token is nothing that a browser adds by itself, so a call with one and without cookies is its holder's own.
 */
export function registerOriginGuard(app: FastifyInstance, rules: OriginRules): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    const isSafe = SAFE_METHODS.has(method) && !routeOptions.config.endpoint?.isChange
    if (isSafe || routeOptions.config.isForPrograms || isOwn(headers, rules)) return
    throw new DomainError('origin-refused')
  })
}

interface OriginHeaders {
  origin?: string | undefined
  cookie?: string | undefined
  authorization?: string | undefined
  'sec-fetch-site'?: string | string[] | undefined
}

function isOwn(headers: OriginHeaders, rules: OriginRules): boolean {
  const { origin, cookie, 'sec-fetch-site': site } = headers
  if (cookie === undefined && readBearerToken(headers) !== null) return true
  if (site === undefined && origin === undefined) return cookie === undefined
  if (site !== undefined && site !== 'same-origin' && site !== 'same-site') return false
  // `same-site` alone may be a neighbouring subdomain: there the origin itself must be known.
  return origin === undefined ? site === 'same-origin' : isAllowed(origin, rules)
}

function isAllowed(origin: string, { publicOrigins, isLoopbackAllowed }: OriginRules): boolean {
  return publicOrigins.includes(origin) || (isLoopbackAllowed && isLoopbackOrigin(origin))
}

/** True for an origin on this machine, whatever the port. */
export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin && LOOPBACK_HOSTS.has(new URL(origin).hostname)
}
