import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../db/openDatabase.ts'
import { findFile, selectPart, type FileHead } from './file.sql.ts'
import { endingOf, FILES_PATH } from './fileAddress.ts'
import { parseRange, type ByteRange } from './parseRange.ts'

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Read at once. */
const PART_BYTES = 1024 * 1024

/**
 * A file opened on its own is a document of our origin: it may run nothing, load nothing but itself, and be framed by nobody.
 * Not a sandbox: browsers show no PDF in one.
 */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  "object-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Documents and videos of products, as the shop keeps them in its database. */
export async function filesRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.get<{ Params: { guid: string } }>(`${FILES_PATH}:guid`, async ({ params: { guid }, headers }, reply) => {
    const file = GUID.test(guid) ? await findFile(db, guid) : undefined
    const ending = file && endingOf(file.media_type)
    if (!file || !ending) return problem(reply, 404, 'Not Found', 'No such file.')
    const etag = `"${file.hash.toString('base64url').slice(0, 22)}"`
    reply.headers({
      'cache-control': 'public, max-age=3600',
      etag,
      'accept-ranges': 'bytes',
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': dispositionOf(file, ending),
    })
    if (isUnchanged(headers['if-none-match'], etag)) return reply.code(304).send()
    // A part of something else is of no use.
    const wantsPart = headers['if-range'] === undefined || headers['if-range'] === etag
    const range = wantsPart ? parseRange(headers.range, file.size) : null
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.size}`)
      return problem(reply, 416, 'Range Not Satisfiable', 'The file is shorter.')
    }
    return send(reply, db, file, range)
  })
}

function send(reply: FastifyReply, db: Database, file: FileHead, range: ByteRange | null): FastifyReply {
  const { from, to } = range ?? { from: 0, to: file.size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`)
  const isText = file.media_type.startsWith('text/')
  return reply
    .type(isText ? `${file.media_type}; charset=utf-8` : file.media_type)
    .header('content-length', to - from + 1)
    .send(Readable.from(partsOf(db, file, { from, to })))
}

async function* partsOf(db: Database, file: FileHead, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; at += PART_BYTES) {
    const part = await selectPart(db, file, { from: at, length: Math.min(PART_BYTES, to - at + 1) })
    if (!part) throw new Error(`The file ${file.guid} changed while it was sent.`)
    yield part
  }
}

/** Shown in the browser, kept under the name that the page calls it by. */
function dispositionOf({ guid, name }: FileHead, ending: string): string {
  const full = `${name ?? guid}.${ending}`
  const encoded = encodeURIComponent(full.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `inline; filename="${guid}.${ending}"; filename*=UTF-8''${encoded}`
}

function problem(reply: FastifyReply, status: number, title: string, detail: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title, status, detail }))
}

const isUnchanged = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim())) ?? false
