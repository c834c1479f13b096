import type { FastifyReply, FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESSES = new Set(['127.0.0.1', '[::1]', '::1'])

/**
 * Hook for pages of a store on `localhost`: leads a page that was asked for at a loopback address to the same page there,
 * because cookies and passkeys belong to one name. Any other store answers at every address.
 */
export function toOwnHost(publicOrigin: string) {
  const isOnLocalhost = publicOrigin !== '' && new URL(publicOrigin).hostname === 'localhost'
  return async ({ hostname, originalUrl }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (!isOnLocalhost || !LOOPBACK_ADDRESSES.has(hostname)) return undefined
    return reply.header('cache-control', 'no-store').redirect(publicOrigin + originalUrl, 302)
  }
}
