import { drawingOf, isView, liveryOf, pictureTemplate } from '@verstak/drawings'

const FORMAT = /avif$/

/**
 * Picture address with the placeholders `{size}` and `{format}`.
 * @param picture `{drawing}/{livery}`, as products and categories store it; unknown words fall back to a drawing that exists
 */
export function pictureOf(picture: string, view = 'main'): string {
  const [drawing = '', livery = ''] = picture.split('/')
  const subject = {
    drawing: drawingOf(drawing),
    livery: liveryOf(livery),
    view: isView(view) ? view : ('main' as const),
  }
  return pictureTemplate(subject).replace(FORMAT, '{format}')
}
