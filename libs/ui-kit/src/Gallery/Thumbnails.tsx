import { css } from '@linaria/core'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Picture } from '../Picture/Picture.tsx'
import { color, dimension, layer, media, radius, space } from '../tokens/tokens.ts'
import { galleryTexts } from './gallery.texts.ts'
import { type GalleryImage, slideId, THUMBNAIL_SIZE } from './galleryImage.ts'

export interface ThumbnailsProps {
  /** In the order of the slides. */
  images: readonly GalleryImage[]
  /** Index of the slide that is seen. */
  current: number
  onChoose: (index: number) => void
  /** Returns the target index of a key. */
  onKeyDown: (event: KeyboardEvent) => number | undefined
}

/** Thumbnails: links to the slides, so that they work before hydration. */
export function Thumbnails({ images, current, onChoose, onKeyDown }: ThumbnailsProps) {
  function choose(event: MouseEvent, index: number) {
    event.preventDefault()
    onChoose(index)
  }

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const index = onKeyDown(event)
    if (index !== undefined) event.currentTarget.querySelectorAll('a')[index]?.focus()
  }

  return (
    <nav className={strip} aria-label={galleryTexts.thumbnails} onKeyDown={moveFocus}>
      {images.map(({ src }, index) => (
        <a
          key={src}
          className={thumbnail}
          href={`#${slideId(index)}`}
          aria-label={galleryTexts.view(index + 1, images.length)}
          aria-current={index === current || undefined}
          onClick={(event) => choose(event, index)}
        >
          <Picture src={src} alt="" size={THUMBNAIL_SIZE} />
        </a>
      ))}
    </nav>
  )
}

const thumbnail = css`
  flex: 0 1 72px;
  display: grid;
  place-items: center;
  min-width: 0;
  aspect-ratio: 1;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};

  @media ${media.hover} {
    &:hover {
      border-color: ${color.lineControl};
    }
  }

  &[aria-current] {
    border: ${dimension.focusWidth} solid ${color.lineStrong};
  }

  &:focus-visible {
    z-index: ${layer.raised};
    border-radius: ${radius.control};
  }
`

const strip = css`
  display: flex;
  gap: ${space.s8};

  @media ${media.wide} {
    display: grid;
    align-content: start;
  }

  @media print {
    visibility: hidden;
  }
`
