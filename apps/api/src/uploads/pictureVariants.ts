import PQueue from 'p-queue'
import sharp from 'sharp'

/** Longest side of a photo and of its thumbnail, pixels. */
const LARGE = 1600
const SMALL = 320
/** A phone of 50 megapixels, and no bomb. */
const MAX_PIXELS = 60_000_000
/** Decoding is heavy: other answers go on meanwhile. */
const queue = new PQueue({ concurrency: 1 })

/** A photo made anew: nothing of the file that came is in it but what is seen. */
export interface PictureVariants {
  large: Buffer
  small: Buffer
  width: number
  height: number
}

/** @returns `huge` for too many pixels, `broken` for what cannot be decoded */
export function makePictureVariants(bytes: Buffer): Promise<PictureVariants | 'huge' | 'broken'> {
  return queue.add(async () => {
    try {
      const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (width * height > MAX_PIXELS) return 'huge'
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient()
      const inside = (side: number, quality: number) =>
        picture
          .clone()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: 'white' })
          .webp({ quality })
          .toBuffer({ resolveWithObject: true })
      const [large, small] = [await inside(LARGE, 82), await inside(SMALL, 75)]
      return { large: large.data, small: small.data, width: large.info.width, height: large.info.height }
    } catch {
      return 'broken'
    }
  })
}
