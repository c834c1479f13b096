import { isPhotoGuid, photoName } from '@verstak/contracts/photo'
import { isView } from '@verstak/drawings'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { takeShopUploads } from '../uploads/shopUploads.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import { selectDrawing, selectPhotos } from './product.sql.ts'

const wrong = (reason: string, text: string, field = 'pictures') =>
  invalidInput(`values.${field}`, reason, 'The product cannot have these pictures.', text)

/**
 * Takes the photos of a gallery for the product.
 * @throws DomainError `invalid-input` for a picture twice, a drawing that it has not, and a photo that nobody has sent for it
 */
export async function takePictures(db: Queryable, id: number, views: readonly string[]): Promise<void> {
  if (new Set(views).size < views.length) throw wrong('twice', texts.pictureTwice)
  const photos = views.filter(isPhotoGuid)
  const drawn = views.filter((view) => !isPhotoGuid(view))
  const hasDrawing = drawn.length === 0 || (await selectDrawing(db, id)) !== null
  if (!hasDrawing || !drawn.every(isView)) throw wrong('unknown', texts.noPicture)
  const known = new Set([...(await selectPhotos(db, id)), ...(await takeShopUploads(db, photos, 'image'))])
  if (!photos.every((guid) => known.has(guid))) throw wrong('gone', texts.noPhoto)
}

/** Refuses two texts of one picture; those of pictures that the product does not show wait for them. @throws DomainError `invalid-input` */
export function checkAlts(alts: readonly { picture: string }[]): void {
  if (new Set(alts.map(({ picture }) => picture)).size < alts.length) throw wrong('twice', texts.pictureTwice, 'alts')
}

/**
 * Columns of a gallery. Tiles show `picture`: the drawing, or the photo that stands first. The drawing of a photo is kept beside
 * it, and in the names of its own views.
 */
export function pictureColumnsOf(drawing: string | null, views: readonly string[]) {
  const [first = ''] = views
  if (!isPhotoGuid(first)) return { picture: drawing ?? '', drawing: null, picture_views: [...views] }
  return {
    picture: photoName(first),
    drawing,
    picture_views: views.map((view) => (isPhotoGuid(view) || !drawing ? view : `${drawing}/${view}`)),
  }
}
