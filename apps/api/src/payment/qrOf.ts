import { encode } from 'uqr'

/** White modules around a code, as scanners want them. */
const BORDER = 4

/** A QR code as the path of an SVG of `size` units a side, its dark modules filled. */
export function qrOf(link: string): { link: string; path: string; size: number } {
  const { data, size } = encode(link, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { link, path, size }
}
