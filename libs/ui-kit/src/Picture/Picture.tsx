import { css, cx } from '@linaria/core'
import { imageBox, type ImageSize, imageUrl } from './imageUrl.ts'

export interface PictureProps {
  /** Address with `{size}` (or `{width}`, `{height}`) and, where AVIF and WebP exist, `{format}`. */
  src: string
  /** What is seen; empty for a picture whose words stand beside it. */
  alt: string
  /** Shown size, CSS px; it and its double must exist as files. The box is kept before the picture arrives. */
  size: ImageSize
  /** Loads at once and before others: the one picture that the page opens on. Others load near the viewport. */
  priority?: boolean
  className?: string
}

/** Picture of one closed size for screens of single and double density, AVIF with WebP as the fallback. */
export function Picture({ src, alt, size, priority, className }: PictureProps) {
  const { width, height } = imageBox(size)
  const sourcesOf = (format: string) => `${imageUrl(src, size, 1, format)}, ${imageUrl(src, size, 2, format)} 2x`
  return (
    <picture className={cx(frame, className)}>
      {src.includes('{format}') && <source type="image/avif" srcSet={sourcesOf('avif')} />}
      <img
        className={image}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        srcSet={sourcesOf('webp')}
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
