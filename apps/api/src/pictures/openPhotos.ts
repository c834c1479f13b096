import { PICTURE_SIZES, pixelsOf, type PictureSize } from '@verstak/drawings'
import { notFound } from '../DomainError.ts'
import { createFolderStore } from '../uploads/createFolderStore.ts'
import { openPictureCache, type PictureCache } from './openPictureCache.ts'
import { PHOTOS_PATH } from './photoAddress.ts'

/** A photo of a product in one size and format. */
export interface Photo {
  guid: string
  size: PictureSize
  format: 'avif' | 'webp'
}

/** Name of the file that each photo is kept in: its large variant. */
export const PHOTO_FILE = 'large'

const ADDRESS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([\dx]+)\.(avif|webp)$/

/** @returns undefined for what is no address of a photo */
export function parsePhotoAddress(path: string): Photo | undefined {
  const [, guid = '', size = '', format] = path.startsWith(PHOTOS_PATH)
    ? (ADDRESS.exec(path.slice(PHOTOS_PATH.length)) ?? [])
    : []
  const known = PICTURE_SIZES.find((each) => each === size)
  return known === undefined ? undefined : { guid, size: known, format: format as Photo['format'] }
}

/** Opens the photos of products. @returns a function that throws DomainError `not-found` for a photo that is not there */
export function openPhotos(options: {
  photosFolder: string
  cacheFolder: string
  onWriteError: (error: unknown) => void
}): Promise<PictureCache<Photo>> {
  const store = createFolderStore(options.photosFolder)
  return openPictureCache<Photo>({
    cacheFolder: options.cacheFolder,
    onWriteError: options.onWriteError,
    nameOf: ({ guid, size, format }) => `${guid}.${size}.${format}`,
    async render(photo) {
      const bytes = await store.readWhole(photo.guid, PHOTO_FILE).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound('', 'No such photo.') : error
      })
      return resize(bytes, photo)
    },
  })
}

/** Whole, on the white of the photo's own ground. The library takes 25 MB and a moment to load. */
async function resize(bytes: Buffer, { size, format }: Photo): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes).resize({ ...pixelsOf(size), fit: 'contain', background: 'white' })
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 80 }).toBuffer()
}
