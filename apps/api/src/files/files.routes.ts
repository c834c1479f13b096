import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Range } from 'range-parser'
import type { Database } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import { isNotModified } from '../http/isNotModified.ts'
import { RangeNotSatisfiable } from '../http/RangeNotSatisfiable.ts'
import { findFile, selectPart, type FileHead } from './file.sql.ts'
import { endingOf, FILES_PATH } from './fileAddress.ts'
import { findRange } from './findRange.ts'

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Size of one read from the database. */
const PART_BYTES = 1024 * 1024

/**
 * A file opened in a tab is a document of our origin: it must not run scripts, load other resources or be framed. No
 * `sandbox`, because browsers do not show PDF files in one.
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

/** Serves documents and videos of products from the shop's database. */
export async function filesRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.get<{ Params: { guid: string } }>(`${FILES_PATH}:guid`, async ({ params: { guid }, headers }, reply) => {
    const file = GUID.test(guid) ? await findFile(db, guid) : undefined
    const ending = file && endingOf(file.media_type)
    if (!file || !ending) throw notFound('guid', 'No such file.')
    const etag = `"${file.hash.toString('base64url').slice(0, 22)}"`
    reply.headers({
      'cache-control': 'public, max-age=3600',
      etag,
      'accept-ranges': 'bytes',
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': dispositionOf(file, ending),
    })
    if (isNotModified(headers, etag)) return reply.code(304).send()
    // The client may have a part of an older version.
    const isRangeFresh = headers['if-range'] === undefined || headers['if-range'] === etag
    const range = isRangeFresh ? findRange(headers.range, file.size) : null
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.size}`)
      throw new RangeNotSatisfiable(file.size)
    }
    return send(reply, db, file, range)
  })
}

function send(reply: FastifyReply, db: Database, file: FileHead, range: Range | null): FastifyReply {
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  const isText = file.media_type.startsWith('text/')
  return reply
    .type(isText ? `${file.media_type}; charset=utf-8` : file.media_type)
    .header('content-length', end - start + 1)
    .send(Readable.from(partsOf(db, file, { start, end })))
}

async function* partsOf(db: Database, file: FileHead, { start, end }: Range): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; at += PART_BYTES) {
    const part = await selectPart(db, file, { from: at, length: Math.min(PART_BYTES, end - at + 1) })
    if (!part) throw new Error(`The file ${file.guid} changed while it was sent.`)
    yield part
  }
}

/** Shown inline in the browser; saved under its name on the page. */
function dispositionOf({ guid, name }: FileHead, ending: string): string {
  const full = `${name ?? guid}.${ending}`
  const encoded = encodeURIComponent(full.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `inline; filename="${guid}.${ending}"; filename*=UTF-8''${encoded}`
}
