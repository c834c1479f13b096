import type { Endpoint } from '@verstak/contracts/endpoint'
import { getListing } from '@verstak/contracts/listing'
import { drawInput } from './drawInput.ts'
import { drawBadText, spoil } from './drawBadValue.ts'

/** A request as it goes over the wire. */
export interface DrawnRequest {
  method: string
  /** Path with query; all ASCII. */
  path: string
  headers: Record<string, string>
  body: string | Buffer | null
}

/** Numbers from 0 up to 1. */
type Random = () => number

/** Listings take more parameters than any other call. */
const LISTING_SHARE = 0.15
const PAGE_HEADERS = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS']
const TYPES = ['application/json', 'application/json; charset=koi8-r', 'text/plain', 'multipart/form-data', 'x', '']

/** A call of an endpoint: a third are valid, the others have an error in the query, body, headers or path. */
export function drawRequest(endpoints: readonly Endpoint[], tokens: readonly string[], random: Random): DrawnRequest {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  const chance = (share: number) => random() < share
  const endpoint = chance(LISTING_SHARE) ? getListing : pick(endpoints)
  const isSpoilt = chance(0.6)
  const body = endpoint.body ? drawInput(endpoint.body, random) : chance(0.03) ? { x: 1 } : undefined
  const query = endpoint.query ? drawInput(endpoint.query, random) : {}
  const headers: Record<string, string> = {
    ...(chance(0.95) && PAGE_HEADERS),
    ...(endpoint.isIdempotencyKeyRequired && { 'idempotency-key': `key-${Math.floor(random() * 1e6)}-0000` }),
    ...(chance(0.6) && { cookie: drawCookies(tokens, random, isSpoilt && chance(0.3)) }),
  }
  if (isSpoilt && chance(0.2)) headers[pick(SPOILT_HEADERS)] = headerText(drawBadText(random))
  const sentBody = body === undefined ? null : bodyText(isSpoilt && chance(0.8) ? spoil(body, random) : body, random)
  if (sentBody !== null && !headers['content-type']) {
    headers['content-type'] = isSpoilt && chance(0.1) ? pick(TYPES) : 'application/json'
  }
  const path = isSpoilt && chance(0.05) ? spoilPath(endpoint.path, random) : endpoint.path
  const question = queryText(isSpoilt && chance(0.8) ? spoil(query, random) : query, random, isSpoilt)
  // Such a call waits for a change, half a minute by default.
  const patience = question.includes('after=') && !question.includes('waitMs=') ? '&waitMs=1' : ''
  return {
    method: isSpoilt && chance(0.05) ? pick(METHODS) : endpoint.method,
    path: `${path}${question}${patience}`,
    headers,
    body: isSpoilt && sentBody !== null ? spoilBytes(sentBody, random) : sentBody,
  }
}

const SPOILT_HEADERS = [
  'idempotency-key',
  'authorization',
  'origin',
  'sec-fetch-site',
  'content-type',
  'x-request-id',
  'x-forwarded-for',
  'accept',
  'accept-encoding',
  'if-none-match',
  'cookie',
  'content-encoding',
  'host',
]

/** Header text that Node accepts: one byte per character, no line breaks. */
const headerText = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')

function drawCookies(tokens: readonly string[], random: Random, isSpoilt: boolean): string {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
  const bad = () => headerText(drawBadText(random)).slice(0, 3_000)
  const visitor = isSpoilt ? bad() : `visitor-${Math.floor(random() * 50)}`
  const region = isSpoilt ? bad() : pick(['1', '2', '77', '-1', 'abc', '1e3', ''])
  const token = isSpoilt ? bad() : pick(tokens)
  const cookies = [`cartToken=${token}`, `visitor_id=${visitor}`, `active_region=${region}`]
  if (isSpoilt && random() < 0.3) cookies.push(bad(), `cartToken=${bad()}`, '=', ';;;', '__proto__=1')
  return cookies.join('; ')
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function queryText(query: unknown, random: Random, isSpoilt: boolean): string {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : `?${encode(textOf(query))}`
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encode(key)}=${encode(textOf(value))}`)
  if (isSpoilt && parts.length > 0 && random() < 0.1) parts.push(parts[0]!)
  if (isSpoilt && random() < 0.1)
    parts.push(
      ['%', '%zz=1', 'a[]=1&a[]=2', 'a[b][c]=1', '&&&', '=', '%ED%A0%80=1', 'x=%00'][Math.floor(random() * 8)]!,
    )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function spoilPath(path: string, random: Random): string {
  const tail = encode(drawBadText(random)).slice(0, 6_000)
  const ways = [
    `${path}/`,
    path.toUpperCase(),
    `/${path}`,
    `${path}/${tail}`,
    `/api/${tail}`,
    `/${tail}`,
    `${path}%00`,
    `${path};x=1`,
  ]
  return ways[Math.floor(random() * ways.length)]!
}

/** Mostly valid JSON. */
function bodyText(value: unknown, random: Random): string {
  const text = JSON.stringify(value) ?? ''
  return random() < 0.98 ? text : ` ${text}\n`
}

function spoilBytes(text: string, random: Random): string | Buffer {
  const kind = random()
  if (kind < 0.85) return text
  const at = Math.floor(random() * text.length)
  if (kind < 0.9) return text.slice(0, at)
  if (kind < 0.93) return `${text.slice(0, at)}${drawBadText(random)}${text.slice(at)}`
  if (kind < 0.95) return text.replace('{', '{"__proto__":{"x":1},"constructor":{"prototype":{}},')
  if (kind < 0.96) return `${'['.repeat(5_000)}${']'.repeat(5_000)}`
  if (kind < 0.97) return JSON.stringify({ x: 'x'.repeat(70_000) })
  return Buffer.from(Array.from({ length: 60 }, () => Math.floor(random() * 256)))
}
