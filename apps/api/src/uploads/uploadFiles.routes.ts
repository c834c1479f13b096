import type { Readable } from 'node:stream'
import { UPLOAD_PART_PATH } from '@verstak/contracts/upload'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { invalidInput, notFound } from '../DomainError.ts'
import { findRange } from '../files/findRange.ts'
import { isNotModified } from '../http/isNotModified.ts'
import { RangeNotSatisfiable } from '../http/RangeNotSatisfiable.ts'
import { fitsHash } from '../secret.ts'
import type { Services } from '../services.ts'
import { MEDIA_PATH } from './mediaAddress.ts'
import { PART_BYTES, takePart } from './takeUpload.ts'
import { findUpload, type UploadRow } from './upload.sql.ts'

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const Part = v.object({
  guid: v.pipe(v.string(), v.regex(GUID)),
  key: v.pipe(v.string(), v.maxLength(100)),
  offset: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)),
})
/** A file opened in a tab runs nothing and loads nothing. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Takes the bytes of uploads, and serves what they became. Only here a body is longer than those of other calls. */
export async function uploadFileRoutes(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  await app.register(async (parts) => {
    parts.removeAllContentTypeParsers()
    parts.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload))
    parts.post(UPLOAD_PART_PATH, { bodyLimit: PART_BYTES }, async (request, reply) => {
      const part = v.safeParse(Part, request.query)
      if (!part.success) {
        const issue = part.issues[0]
        throw invalidInput(v.getDotPath(issue) ?? '', 'invalid', issue.message)
      }
      // A length that is not said may have no end.
      if (!(Number(request.headers['content-length']) <= PART_BYTES))
        throw invalidInput('', 'large', `A part has at most ${PART_BYTES} bytes, and says how many.`)
      const body = (request.body ?? []) as Readable
      const upload = await takePart(services, part.output, body, { ip: request.ip })
      return reply.header('cache-control', 'private, no-store').send(upload)
    })
  })
  app.get<{ Params: { guid: string; variant: string }; Querystring: { key?: unknown } }>(
    `${MEDIA_PATH}:guid/:variant`,
    async ({ params: { guid, variant }, query, headers }, reply) => {
      const row = GUID.test(guid) ? await findUpload(services.db, guid) : undefined
      const isOpen = row && (!row.is_private || fitsHash(String(query.key), row.key_hash))
      const isKnown = isOpen && row.state === 'ready' && variantsOf(row.kind).includes(variant)
      const size = isKnown ? await services.files.sizeOf(guid, variant) : undefined
      if (!row || size === undefined) throw notFound('guid', 'No such file.')
      const etag = `"${guid.slice(0, 8)}-${size}"`
      reply.headers({
        // The bytes of an address never change.
        'cache-control': row.is_private ? 'private, no-store' : 'public, max-age=86400',
        etag,
        'accept-ranges': 'bytes',
        'content-security-policy': POLICY,
        'cross-origin-resource-policy': 'same-origin',
        'content-disposition': 'inline',
      })
      if (isNotModified(headers, etag)) return reply.code(304).send()
      const isRangeFresh = headers['if-range'] === undefined || headers['if-range'] === etag
      const range = isRangeFresh ? findRange(headers.range, size) : null
      if (range === 'unsatisfiable') {
        reply.header('content-range', `bytes */${size}`)
        throw new RangeNotSatisfiable(size)
      }
      const { start, end } = range ?? { start: 0, end: size - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
      reply.type(row.media_type!).header('content-length', end - start + 1)
      return reply.send(services.files.read(guid, variant, { start, end }))
    },
  )
}

/** Documents are served with the shop's other files. */
const variantsOf = (kind: UploadRow['kind']) =>
  kind === 'video' ? ['video'] : kind === 'document' ? [] : ['large', 'small']
