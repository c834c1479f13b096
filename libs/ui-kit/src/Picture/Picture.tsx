import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { imageBox, type ImageSize, imageUrl } from './imageUrl.ts'

/** Placeholder that is filled once per format: a page has dozens of pictures. */
const FORMAT = '{format}'

export interface PictureProps {
  /** Address with `{size}` (or `{width}`, `{height}`) and, where AVIF and WebP exist, `{format}`. */
  src: string
  /** Alternative text; empty when the text beside it says the same. */
  alt: string
  /** Displayed size, CSS px; files of this size and twice of it must exist. The space is reserved before it loads. */
  size: ImageSize
  /**
   * Widths that exist as files in the same proportions, px: the browser takes the one that it needs for `sizes`. Without
   * them there is the shown size and its double.
   */
  widths?: readonly number[]
  /** Shown widths by condition, as in the attribute of `img`; goes with `widths`. */
  sizes?: string
  /** Loads at once with priority: the main picture of the first viewport. Others load lazily. */
  priority?: boolean
  className?: string
}

/**
 * Picture whose box is kept before it comes, AVIF with WebP as the fallback: of one size for screens of single and double
 * density, or of several widths from which the browser chooses.
 */
export function Picture({ src, alt, size, widths, sizes, priority, className }: PictureProps) {
  const { width, height } = imageBox(size)
  const sources = widths
    ? widths.map((wide) => `${imageUrl(src, size, wide / width, FORMAT)} ${wide}w`).join()
    : `${imageUrl(src, size, 1, FORMAT)}, ${imageUrl(src, size, 2, FORMAT)} 2x`
  return (
    <picture className={clsx(frame, className)}>
      {src.includes(FORMAT) && <source type="image/avif" srcSet={sources.replaceAll(FORMAT, 'avif')} sizes={sizes} />}
      <img
        className={image}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={sources.replaceAll(FORMAT, 'webp')}
        src={imageUrl(src, size)}
      />
    </picture>
  )
}

const frame = css`
  display: block;
`

const image = css`
  max-width: 100%;
  height: auto;
  object-fit: contain;
`
