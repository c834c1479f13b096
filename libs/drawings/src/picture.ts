import type { DrawingKind } from './drawingKinds.data.ts'
import type { Livery } from './liveries.ts'

/**
 * Views of a thing: `main` on tiles and first in the gallery, `reverse` the other side, `detail` a crop with its
 * label, `dimensions` with dimension lines (without numbers: a picture is shared by many products), `packing` its
 * case or carton.
 */
export const VIEWS = ['main', 'reverse', 'detail', 'dimensions', 'packing'] as const

/** One of {@link VIEWS}. */
export type View = (typeof VIEWS)[number]

/**
 * Available sizes in pixels, a number for a square, otherwise `{width}x{height}`: thumbnail 56, phone tiles 120
 * (horizontal) and 132 (vertical), light tile 204×184, desktop tiles 228 (vertical) and 236 (horizontal), gallery
 * 560; each at ×1 and ×2.
 */
export const PICTURE_SIZES = [
  '56',
  '112',
  '120',
  '240',
  '132',
  '264',
  '204x184',
  '408x368',
  '228',
  '456',
  '236',
  '472',
  '560',
  '1120',
] as const

/** One of {@link PICTURE_SIZES}. */
export type PictureSize = (typeof PICTURE_SIZES)[number]

/** File formats of pictures. */
export const PICTURE_FORMATS = ['avif', 'webp', 'svg'] as const

/** One of {@link PICTURE_FORMATS}. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Word that stands for the drawing in the address of the picture of what has none. */
export const NO_PICTURE = 'no-picture'

/** Content of a picture, independent of size and format. Products of one kind and brand share it. */
export interface Subject {
  readonly drawing: DrawingKind | typeof NO_PICTURE
  readonly livery: Livery
  readonly view: View
}

/** One picture. */
export interface Picture extends Subject {
  readonly size: PictureSize
  readonly format: PictureFormat
}

/** Width and height of a size in pixels. */
export function pixelsOf(size: PictureSize): { width: number; height: number } {
  const [width = 0, height = width] = size.split('x').map(Number)
  return { width, height }
}
