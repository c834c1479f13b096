import { DRAWING_KINDS, type DrawingKind } from './drawingKinds.data.ts'
import { DRAWINGS_VERSION } from './drawingsVersion.data.ts'
import { isLivery } from './liveries.ts'
import {
  NO_PICTURE,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  pixelsOf,
  VIEWS,
  type Picture,
  type PictureFormat,
  type PictureSize,
  type Subject,
  type View,
} from './picture.ts'

/** Path under which pictures are served. */
export const PICTURES_PATH = '/pictures/'

const VERSION = /^v[0-9a-f]{8}$/

/**
 * Address of one picture: `/pictures/{version}/{drawing}/{livery}/{view}/{size}.{format}`. The version is the hash of
 * all drawings, so the content of an address never changes.
 */
export function pictureUrl({ size, format, ...subject }: Picture): string {
  return sizedPicture(pictureTemplate(subject, format), size)
}

/**
 * Address with the placeholder `{size}`, to be replaced with one of `PICTURE_SIZES`.
 * @param format AVIF by default; `'{format}'` leaves a placeholder for the format as well
 */
export function pictureTemplate(
  { drawing, livery, view }: Subject,
  format: PictureFormat | '{format}' = 'avif',
): string {
  return `${PICTURES_PATH}${DRAWINGS_VERSION}/${drawing}/${livery}/${view}/{size}.${format}`
}

/**
 * Fills the size into an address template: `{size}` (ours), or `{width}` and `{height}` (suppliers' photo stores). An
 * address without placeholders is returned unchanged.
 */
export function sizedPicture(template: string, size: PictureSize): string {
  const { width, height } = pixelsOf(size)
  return template.replaceAll('{size}', size).replaceAll('{width}', `${width}`).replaceAll('{height}', `${height}`)
}

/** Result of {@link parsePictureUrl}. */
export interface ParsedPicture extends Picture {
  /** False when the address has the version of other drawings: the picture now has another address. */
  readonly isCurrent: boolean
}

/**
 * Parses a picture address (path only, without query). Returns undefined for unknown words and never throws, so that
 * only known words reach the renderer or the disk.
 */
export function parsePictureUrl(path: string): ParsedPicture | undefined {
  if (!path.startsWith(PICTURES_PATH)) return undefined
  const [version = '', drawing = '', livery = '', view = '', file = '', ...rest] = path
    .slice(PICTURES_PATH.length)
    .split('/')
  const [size = '', format = '', ...extensions] = file.split('.')
  if (rest.length > 0 || extensions.length > 0 || !VERSION.test(version)) return undefined
  if (
    !(isDrawingKind(drawing) || drawing === NO_PICTURE) ||
    !isLivery(livery) ||
    !isView(view) ||
    !isPictureSize(size) ||
    !isPictureFormat(format)
  ) {
    return undefined
  }
  return { drawing, livery, view, size, format, isCurrent: version === DRAWINGS_VERSION }
}

/** Whether `text` names a drawing. */
export function isDrawingKind(text: string): text is DrawingKind {
  return (DRAWING_KINDS as readonly string[]).includes(text)
}

/** Drawing by name; a thing without a drawing of its own gets the picture which says that there is none. */
export function drawingOf(text: string): Subject['drawing'] {
  return isDrawingKind(text) ? text : NO_PICTURE
}

/** Whether an address shows something; false for the picture which says that there is none. */
export function hasPicture(address: string): boolean {
  return !address.includes(`/${NO_PICTURE}/`)
}

/** Whether `text` names a view. */
export function isView(text: string): text is View {
  return (VIEWS as readonly string[]).includes(text)
}

const isPictureSize = (text: string): text is PictureSize => (PICTURE_SIZES as readonly string[]).includes(text)

const isPictureFormat = (text: string): text is PictureFormat => (PICTURE_FORMATS as readonly string[]).includes(text)
