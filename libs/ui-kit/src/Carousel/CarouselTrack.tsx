import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { Children, type CSSProperties, type ReactNode } from 'react'
import { useDragScroll } from '../gestures/useDragScroll.ts'
import { dimension } from '../tokens/tokens.ts'
import { slideAfterDrag } from './slides.ts'
import { measureSlides, type useCarousel } from './useCarousel.ts'

export interface CarouselTrackProps {
  /** Name of the list of slides. */
  label: string
  /** Result of `useCarousel`. */
  carousel: ReturnType<typeof useCarousel>
  className?: string
  /** Sets `data-out`: the product is unavailable. */
  isMuted?: boolean
  style?: CSSProperties
  /** The slides. */
  children: ReactNode
}

/** The scroll container: swipe, mouse drag, or arrows, Home and End while it has the focus. */
export function CarouselTrack({ label, carousel, className, isMuted, style, children }: CarouselTrackProps) {
  const { track, show, onKeyDown } = carousel
  const drag = useDragScroll((draggedBy) => {
    if (track.current) show(slideAfterDrag(measureSlides(track.current), draggedBy))
  })
  return (
    <ul
      ref={track}
      className={clsx(row, className)}
      style={style}
      aria-label={label}
      data-out={isMuted || undefined}
      // A single slide does not scroll.
      tabIndex={Children.count(children) > 1 ? 0 : undefined}
      onKeyDown={onKeyDown}
      {...drag}
    >
      {Children.map(children, (slide) => (
        <li>{slide}</li>
      ))}
    </ul>
  )
}

const row = css`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }

  &[data-dragging] {
    scroll-snap-type: none;
    cursor: grabbing;
    -webkit-user-select: none;
    user-select: none;
  }

  &[data-dragging='on'] {
    scroll-behavior: auto;
  }

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }

  @media print {
    overflow: hidden;
  }
`
