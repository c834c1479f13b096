import { photoGuidOf } from '@verstak/contracts/photo'
import { isDrawingKind, isLivery } from '@verstak/drawings'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { takeShopUploads } from './shopUploads.ts'
import { uploadTexts as texts } from './upload.texts.ts'

const wrong = (field: string, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that picture.`, text)

/** Takes the photo of a field with one picture. @throws DomainError `invalid-input` at the field */
export async function takePhoto(db: Queryable, field: string, picture: string | null): Promise<void> {
  if (picture === null) return
  const guid = photoGuidOf(picture)
  if (guid === undefined) throw wrong(field, 'photo', texts.notPhoto)
  if (!(await takeShopUploads(db, [guid], 'image')).has(guid)) throw wrong(field, 'gone', texts.gone)
}

/** The same of a field that may have a drawing, too. */
export async function takePicture(db: Queryable, field: string, picture: string | null): Promise<void> {
  if (picture === null || photoGuidOf(picture) !== undefined) return takePhoto(db, field, picture)
  const [drawing = '', livery = ''] = picture.split('/')
  if (!isDrawingKind(drawing) || !isLivery(livery)) throw wrong(field, 'unknown', texts.noDrawing)
}
