import { PHOTO_WIDTHS, PHOTOS_PATH } from '@verstak/contracts/photo'
import { PICTURE_SIZES, pixelsOf, type PictureSize } from '@verstak/drawings'
import { notFound } from '../DomainError.ts'
import { createFolderStore } from '../uploads/createFolderStore.ts'
import { openPictureCache, type PictureCache } from './openPictureCache.ts'

type PhotoWidth = `w${(typeof PHOTO_WIDTHS)[number]}`

/** A photo in one format and one size of pictures, or so wide in its own proportions. */
export interface Photo {
  guid: string
  size: PictureSize | PhotoWidth
  format: 'avif' | 'webp'
}

/** Name of the file that each photo is kept in: its large variant. */
export const PHOTO_FILE = 'large'

const SIZES: readonly Photo['size'][] = [...PICTURE_SIZES, ...PHOTO_WIDTHS.map((width): PhotoWidth => `w${width}`)]
const ADDRESS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(w?[\dx]+)\.(avif|webp)$/

/** @returns undefined for what is no address of a photo */
export function parsePhotoAddress(path: string): Photo | undefined {
  const [, guid = '', size = '', format] = path.startsWith(PHOTOS_PATH)
    ? (ADDRESS.exec(path.slice(PHOTOS_PATH.length)) ?? [])
    : []
  const known = SIZES.find((each) => each === size)
  return known === undefined ? undefined : { guid, size: known, format: format as Photo['format'] }
}

/** Opens the photos of the shop. @returns a function that throws DomainError `not-found` for a photo that is not there */
export function openPhotos(options: {
  /** Photos that came with goods. */
  photosFolder: string
  /** Reads a photo that the staff has sent; undefined when there is none. */
  readShopPhoto: (guid: string) => Promise<Buffer | undefined>
  cacheFolder: string
  onWriteError: (error: unknown) => void
}): Promise<PictureCache<Photo>> {
  const store = createFolderStore(options.photosFolder)
  return openPictureCache<Photo>({
    cacheFolder: options.cacheFolder,
    onWriteError: options.onWriteError,
    nameOf: ({ guid, size, format }) => `${guid}.${size}.${format}`,
    async render(photo) {
      const found = await store.readWhole(photo.guid, PHOTO_FILE).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      const bytes = found ?? (await options.readShopPhoto(photo.guid))
      if (!bytes) throw notFound('', 'No such photo.')
      return resize(bytes, photo)
    },
  })
}

/** Whole; in a size of pictures on the white of the photo's own ground. The library takes 25 MB and a moment to load. */
async function resize(bytes: Buffer, { size, format }: Photo): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes).resize(
    isWidth(size)
      ? { width: Number(size.slice(1)), withoutEnlargement: true }
      : { ...pixelsOf(size), fit: 'contain', background: 'white' },
  )
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 80 }).toBuffer()
}

const isWidth = (size: Photo['size']): size is PhotoWidth => size.startsWith('w')
