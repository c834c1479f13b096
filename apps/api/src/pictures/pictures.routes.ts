import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parsePictureUrl, PICTURES_PATH, pictureUrl, type Picture, type PictureFormat } from '@verstak/drawings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../DomainError.ts'
import { isNotModified } from '../http/isNotModified.ts'
import { openPhotos, parsePhotoAddress } from './openPhotos.ts'
import { openPictureCache } from './openPictureCache.ts'

/** Settings of {@link picturesRoutes}. */
export interface PicturesOptions {
  /** Folder for rendered pictures, outside the clone; everything in it can be lost. */
  cacheFolder: string
  /** Folder with the photos that products got from their sources. */
  photosFolder: string
  /** Reads a photo that the staff has sent; undefined when there is none. */
  readShopPhoto: (guid: string) => Promise<Buffer | undefined>
}

const CONTENT_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
}

/** An SVG opened on its own is a document of our origin: it may load nothing, run nothing and be framed by nobody. */
const SVG_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** Product pictures. The address says all that the picture shows, so an answer never changes and may be cached for ever. */
export async function picturesRoutes(
  app: FastifyInstance,
  { cacheFolder, photosFolder, readShopPhoto }: PicturesOptions,
): Promise<void> {
  const pictureBytes = await openPictureCache<Picture>({
    cacheFolder,
    render: drawPicture,
    nameOf: ({ drawing, livery, view, size, format }) => `${drawing}.${livery}.${view}.${size}.${format}`,
    onWriteError: (error) => app.log.warn({ err: error }, 'a rendered picture could not be saved'),
  })

  const photoBytes = await openPhotos({
    photosFolder,
    readShopPhoto,
    cacheFolder: join(photosFolder, 'rendered'),
    onWriteError: (error) => app.log.warn({ err: error }, 'a rendered photo could not be saved'),
  })

  app.get(`${PICTURES_PATH}*`, async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    const [path = ''] = request.url.split('?')
    const photo = parsePhotoAddress(path)
    if (photo) return sendPicture(request, reply, photo.format, await photoBytes(photo))
    const picture = parsePictureUrl(path)
    if (!picture) throw notFound('', 'No such picture.')
    if (!picture.isCurrent) return reply.header('cache-control', 'no-cache').redirect(pictureUrl(picture), 302)

    return sendPicture(request, reply, picture.format, await pictureBytes(picture))
  })
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, format: PictureFormat, bytes: Buffer) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
  if (format === 'svg') reply.header('content-security-policy', SVG_POLICY)
  if (isNotModified(request.headers, etag)) return reply.code(304).send()
  return reply.type(CONTENT_TYPES[format]).send(bytes)
}

/** Most pictures are in the cache. The library that draws the others takes 25 MB and a moment to load. */
async function drawPicture(picture: Picture): Promise<Buffer> {
  const { renderPicture } = await import('./renderPicture.ts')
  return renderPicture(picture)
}
