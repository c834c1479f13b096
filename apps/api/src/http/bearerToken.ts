import type { IncomingHttpHeaders } from 'node:http'

const BEARER = /^Bearer +([\w.~+/-]{1,512}=*)$/i

/** Token of `Authorization: Bearer …` (RFC 6750); null when there is none, or something that is no token. */
export function readBearerToken({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null
}
