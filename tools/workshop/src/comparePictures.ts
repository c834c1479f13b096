import { readFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

interface Pixels {
  width: number
  height: number
  data: Buffer
}

/** What differs between two pictures. */
export interface Difference {
  /** Number of different pixels, including those of a change in page size. */
  points: number
  /** PNG with these pixels in red. */
  picture: Buffer
}

/** Tolerance for equal colours, below what the eye can see. */
const THRESHOLD = 0.05

/**
 * Compares two PNG files pixel by pixel.
 * @returns null when they look the same
 */
export async function comparePictures(before: string, after: string): Promise<Difference | null> {
  const [one, other] = [readFileSync(before), readFileSync(after)]
  if (one.equals(other)) return null
  const sizes = await Promise.all([sharp(one).metadata(), sharp(other).metadata()])
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [a, b] = await Promise.all([readPixels(one, width, height), readPixels(other, width, height)])
  const marked = Buffer.alloc(width * height * 4)
  const points = pixelmatch(a.data, b.data, marked, width, height, { threshold: THRESHOLD, includeAA: true })
  if (points === 0) return null
  return {
    points,
    picture: await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}

/** Pixels of a picture, on a transparent canvas of the given size. */
async function readPixels(png: Buffer, width: number, height: number): Promise<Pixels> {
  const sheet = sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const data = await sheet
    .composite([{ input: png, left: 0, top: 0 }])
    .raw()
    .toBuffer()
  return { width, height, data }
}
