import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import type { FastifyRequest } from 'fastify'
import type { SiteData } from '../api/siteData.ts'

/** Longer addresses are rarely requested twice. */
const MAX_ADDRESS_LENGTH = 500

/** True for a visitor without a session, not even one that must be renewed. */
export const isGuestRequest = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[SERVER_COOKIES.accessToken.name] === undefined && cookies[SERVER_COOKIES.refreshToken.name] === undefined

/**
 * Whether a page may come from the page cache and go into it: a guest asks for it, his browser takes gzip, and the page
 * lacks nothing that a later one would have.
 *
 * @param isUnsure nobody knows yet what is released
 */
export function mayUsePageCache(request: FastifyRequest, { topics, regions }: SiteData, isUnsure: boolean): boolean {
  const isWhole = !isUnsure && topics !== null && regions !== null
  const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  return isGuestRequest(request) && isWhole && acceptsGzip && request.url.length <= MAX_ADDRESS_LENGTH
}
