import { drawingOf, isView, liveryOf, pictureTemplate } from '@verstak/drawings'
import { photoTemplate } from '../pictures/photoAddress.ts'

/** Products with photos of their own: `photo/{guid}`; their views are guids. */
const PHOTO = 'photo/'
const FORMAT = /avif$/

/**
 * Picture address with the placeholders `{size}` and `{format}`.
 * @param picture `{drawing}/{livery}` or `photo/{guid}`, as products and categories store it; unknown words fall back to a drawing that exists
 */
export function pictureOf(picture: string, view = 'main'): string {
  if (picture.startsWith(PHOTO)) return photoTemplate(view === 'main' ? picture.slice(PHOTO.length) : view)
  const [drawing = '', livery = ''] = picture.split('/')
  const subject = {
    drawing: drawingOf(drawing),
    livery: liveryOf(livery),
    view: isView(view) ? view : ('main' as const),
  }
  return pictureTemplate(subject).replace(FORMAT, '{format}')
}
