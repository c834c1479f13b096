import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Lifetime of a page token. */
const LIFETIME_MS = 30 * 60 * 1000
const MAC_LENGTH = 16

/** Creates the token of a page, so that only clients that got a page can report on it. */
export function issuePageToken(key: string, now = Date.now()): string {
  const body = `${randomBytes(8).toString('base64url')}.${now.toString(36)}`
  return `${body}.${macOf(key, body)}`
}

/** Page id of a token; undefined when the token is expired or invalid. */
export function pageIdOf(key: string, token: string, now = Date.now()): string | undefined {
  const [id = '', issuedAt = '', mac = ''] = token.split('.')
  const right = Buffer.from(macOf(key, `${id}.${issuedAt}`))
  const given = Buffer.from(mac)
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
  const age = now - Number.parseInt(issuedAt, 36)
  return age >= 0 && age <= LIFETIME_MS ? id : undefined
}

function macOf(key: string, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url').slice(0, MAC_LENGTH)
}
