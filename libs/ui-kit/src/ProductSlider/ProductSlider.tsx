import { clsx } from 'clsx/lite'
import { Children, type ReactNode } from 'react'
import { CarouselArrows } from '../Carousel/CarouselArrows.tsx'
import { CarouselTrack } from '../Carousel/CarouselTrack.tsx'
import { useCarousel } from '../Carousel/useCarousel.ts'
import { useIsFresh } from '../hydration/useIsFresh.ts'
import { DEFAULT_SIZES, sizesOf } from './sliderSizes.ts'
import { arrows, block, head, row, sheet } from './sliderStyles.tsx'

export interface ProductSliderProps {
  /** Accessible name of the list: `Аналоги`. */
  label: string
  /** Heading above; the arrows are at its end. */
  heading: ReactNode
  /** Between two cards, px; a hairline stands in its middle. */
  gap?: number
  /** Minimum width of a card, px; as many as fit are shown side by side, five at most. */
  minSlideWidth?: number
  /** Padding around the row, px, so that the edge of a hovered card is not clipped. */
  compensation?: number
  /** Goes from edge to edge of a phone, over the gutters. */
  bleed?: boolean
  className?: string
  /** `ProductCard`s or their skeletons. */
  children: ReactNode
}

/**
 * One row of products on a sheet: as many whole cards as fit, the rest by scrolling. Works without JavaScript.
 *
 * - swipe, or pull with the mouse by more than 5 px; arrows turn a screen over
 * - keyboard: with the focus in the row ← and → turn a screen over, Home and End go to the ends; Tab goes from card to card
 * - `data-bleed`: from edge to edge; `data-fresh`: a sheet that came with the page is laid out when it is near
 */
export function ProductSlider(props: ProductSliderProps) {
  const { label, heading, bleed, className, children } = props
  const { gap, minSlideWidth, compensation } = { ...DEFAULT_SIZES, ...props }
  const carousel = useCarousel(Children.count(children))
  const isFresh = useIsFresh()
  const { current, shown, canGoBack, canGoOn, show } = carousel
  return (
    <div
      className={clsx(block, className)}
      style={sizesOf({ gap, minSlideWidth, compensation })}
      data-bleed={bleed || undefined}
    >
      <div className={head}>
        {heading}
        <CarouselArrows
          className={arrows}
          canGoBack={canGoBack}
          canGoOn={canGoOn}
          onGo={(direction) => show(current + direction * shown)}
        />
      </div>
      <div className={sheet} data-fresh={isFresh || undefined}>
        <CarouselTrack label={label} carousel={carousel} className={row}>
          {children}
        </CarouselTrack>
      </div>
    </div>
  )
}
