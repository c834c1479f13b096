import { drawingOf, isView, liveryOf, pictureTemplate } from '@verstak/drawings'
import { isPhotoGuid, photoGuidOf, photoTemplate } from '@verstak/contracts/photo'

const FORMAT = /avif$/

/**
 * Picture address with the placeholders `{size}` and `{format}`.
 * @param picture `{drawing}/{livery}` or `photo/{guid}`, as products and categories store it; unknown words fall back to a drawing that exists
 * @param view of a drawing; or a photo's guid; or, where a photo stands first, a whole `{drawing}/{livery}/{view}`
 */
export function pictureOf(picture: string, view = 'main'): string {
  if (isPhotoGuid(view)) return photoTemplate(view)
  const [own = '', ownLivery, ownDrawing] = view.split('/').toReversed()
  const photo = photoGuidOf(picture)
  if (photo !== undefined && ownDrawing === undefined) return photoTemplate(photo)
  const [drawing = '', livery = ''] = ownDrawing === undefined ? picture.split('/') : [ownDrawing, ownLivery]
  const subject = {
    drawing: drawingOf(drawing),
    livery: liveryOf(livery),
    view: isView(own) ? own : ('main' as const),
  }
  return pictureTemplate(subject).replace(FORMAT, '{format}')
}
