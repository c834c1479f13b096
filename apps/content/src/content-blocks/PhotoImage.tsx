import { css } from '@linaria/core'
import { PHOTO_WIDTHS, PHOTOS_PATH } from '@verstak/contracts/photo'
import { clsx } from 'clsx/lite'

export interface PhotoImageProps {
  guid: string
  alt: string
  /** Proportions of the place, px; `object-fit` is the class's matter. */
  width: number
  height: number
  /** Shown widths by condition, as in the attribute of `img`. */
  sizes: string
  /** Loads at once with priority: the main picture of the first viewport. */
  priority?: boolean
  className?: string
}

/** A photo of the shop in its own proportions, in the width that the place needs. */
export function PhotoImage({ guid, alt, width, height, sizes, priority, className }: PhotoImageProps) {
  const sources = (format: string) =>
    PHOTO_WIDTHS.map((wide) => `${PHOTOS_PATH}${guid}/w${wide}.${format} ${wide}w`).join()
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={clsx(image, className)}
        src={`${PHOTOS_PATH}${guid}/w960.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

const image = css`
  display: block;
  max-width: 100%;
  height: auto;
`
