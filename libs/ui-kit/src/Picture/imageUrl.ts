/** Side of a square, or width and height; CSS px. */
export type ImageSize = number | { width: number; height: number }

/** Width and height of a size, CSS px. */
export function imageBox(size: ImageSize): { width: number; height: number } {
  return typeof size === 'number' ? { width: size, height: size } : size
}

/**
 * Address of a picture in the wanted size. Replaces `{size}` (`228`, or `204x184` when not square), `{width}`,
 * `{height}` and `{format}`; an address without placeholders stays as it is.
 *
 * @param density device pixels per CSS px; both sides are multiplied by it
 * @param format file extension, put in place of `{format}`
 */
export function imageUrl(template: string, size: ImageSize, density = 1, format = 'webp'): string {
  const box = imageBox(size)
  const width = String(Math.round(box.width * density))
  const height = String(Math.round(box.height * density))
  return template
    .replaceAll('{size}', width === height ? width : `${width}x${height}`)
    .replaceAll('{width}', width)
    .replaceAll('{height}', height)
    .replaceAll('{format}', format)
}
