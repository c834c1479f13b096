/** Picture of a gallery. */
export interface GalleryImage {
  /** Address with `{size}` and `{format}`; files of 56, 264, 560 and 1120 px and the double of 56 exist. */
  src: string
  /** Alternative text; unique. */
  alt: string
}

/** Id of a picture's slide, to which its thumbnail links without JavaScript. */
export const slideId = (index: number) => `photo-${index + 1}`

/** CSS px of the large picture. */
export const PICTURE_SIZE = 560

/** Widths of its files, px; the last one is for zooming. */
export const PICTURE_WIDTHS = [264, 560, 1120] as const

/** CSS px of a thumbnail. */
export const THUMBNAIL_SIZE = 56
