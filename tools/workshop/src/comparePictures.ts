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
  /** Points that look different, those of a grown or shrunken page included. */
  points: number
  /** PNG in which they are red. */
  picture: Buffer
}

/** How far two colours may lie apart and be the same: below what an eye sees, above nothing that a renderer changes. */
const THRESHOLD = 0.05

/**
 * Compares two PNG files point by point.
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

/** Points of a picture, on a transparent sheet of the given size. */
async function readPixels(png: Buffer, width: number, height: number): Promise<Pixels> {
  const sheet = sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const data = await sheet
    .composite([{ input: png, left: 0, top: 0 }])
    .raw()
    .toBuffer()
  return { width, height, data }
}
