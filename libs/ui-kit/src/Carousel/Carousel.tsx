import { css } from '@linaria/core'
import { Children, type ReactNode } from 'react'
import { pauseIcon, playIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { dimension, media, radius, space } from '../tokens/tokens.ts'
import { carouselRole, pauseLabel, playLabel } from './carousel.texts.ts'
import { CarouselArrows } from './CarouselArrows.tsx'
import { CarouselBars } from './CarouselBars.tsx'
import { CarouselTrack } from './CarouselTrack.tsx'
import { useAutoplay } from './useAutoplay.ts'
import { useCarousel } from './useCarousel.ts'

export interface CarouselProps {
  /** Accessible name: `Акции`. */
  label: string
  /** Autoplay, 3 s per slide, paused by interaction. */
  autoplay?: boolean
  /** Pauses autoplay while true. */
  isHeld?: boolean
  /** Between two slides, px. */
  gap?: number
  /** The slides, each as wide as the carousel. */
  children: ReactNode
}

/**
 * Slides one at a time. They are all on the page and scroll without JavaScript; nothing moves when it comes.
 *
 * - swipe, or pull with the mouse by more than 5 px; arrows and bars for the pointer
 * - keyboard: with the focus in the slides ← and → turn over, Home and End go to the ends; arrows, bars and the button
 *   that stops the show are buttons
 * - the show waits under the pointer and around the focus, does not start where less motion is asked for, and goes on
 *   from the start after the last slide
 */
export function Carousel({ label, autoplay = false, isHeld = false, gap = 16, children }: CarouselProps) {
  const count = Children.count(children)
  const carousel = useCarousel(count)
  const { current, show, canGoBack, canGoOn } = carousel
  const { isStopped, setIsStopped, holders } = useAutoplay({
    isOn: autoplay && count > 1,
    isHeldOutside: isHeld,
    current,
    next: () => show(canGoOn ? current + 1 : 0),
  })
  return (
    <section className={block} aria-roledescription={carouselRole} aria-label={label} {...holders}>
      <CarouselTrack label={label} carousel={carousel} className={slides} style={{ columnGap: gap }}>
        {children}
      </CarouselTrack>
      {count > 1 && (
        <div className={foot}>
          <div className={bars}>
            <CarouselBars count={count} current={current} onShow={show} />
          </div>
          {autoplay && (
            <IconButton
              size="s"
              iconSize="s"
              shape={isStopped ? playIcon : pauseIcon}
              label={isStopped ? playLabel : pauseLabel}
              onClick={() => setIsStopped(!isStopped)}
            />
          )}
          <CarouselArrows
            className={arrows}
            canGoBack={canGoBack}
            canGoOn={canGoOn}
            onGo={(direction) => show(current + direction)}
          />
        </div>
      )}
    </section>
  )
}

const slides = css`
  grid-auto-columns: 100%;
  border-radius: ${radius.card};

  > li {
    scroll-snap-stop: always;
  }
`

const bars = css`
  display: flex;
  margin-left: -2px;
`

const arrows = css`
  margin-left: auto;

  /* Touch screens use swiping. */
  @media ${media.phone} {
    display: none;
  }
`

/* Reserves the height of the arrows, which appear after hydration. */
const foot = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  min-height: ${dimension.tapMin};
  margin-top: ${space.s4};

  @media print {
    display: none;
  }
`

const block = css`
  min-width: 0;
`
