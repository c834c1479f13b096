import { css, cx } from '@linaria/core'
import { Children, type CSSProperties, type ReactNode } from 'react'
import { CarouselArrows } from '../Carousel/CarouselArrows.tsx'
import { CarouselTrack } from '../Carousel/CarouselTrack.tsx'
import { useCarousel } from '../Carousel/useCarousel.ts'
import { color, dimension, media, radius, space } from '../tokens/tokens.ts'

export interface ProductSliderProps {
  /** What the products are: `Аналоги`. Names the list. */
  label: string
  /** Heading above; the arrows stand at its end. */
  heading: ReactNode
  /** Between two cards, px; a hairline stands in its middle. */
  gap?: number
  /** A card is never narrower, px; as many stand side by side as fit, five at most. */
  minSlideWidth?: number
  /** Room around the row, px, so that the edge of a card under the pointer is not cut off. */
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
 * - `data-bleed`: from edge to edge
 */
export function ProductSlider(props: ProductSliderProps) {
  const { label, heading, gap = 32, minSlideWidth = 236, compensation = 8, bleed, className, children } = props
  const carousel = useCarousel(Children.count(children))
  const { current, shown, canGoBack, canGoOn, show } = carousel
  const sizes = {
    '--slide-gap': `${gap}px`,
    '--slide-min': `${minSlideWidth}px`,
    '--slide-room': `${compensation}px`,
  } as CSSProperties
  return (
    <div className={cx(block, className)} style={sizes} data-bleed={bleed || undefined}>
      <div className={head}>
        {heading}
        <CarouselArrows
          className={arrows}
          canGoBack={canGoBack}
          canGoOn={canGoOn}
          onGo={(direction) => show(current + direction * shown)}
        />
      </div>
      <div className={sheet}>
        <CarouselTrack label={label} carousel={carousel} className={row}>
          {children}
        </CarouselTrack>
      </div>
    </div>
  )
}

/** Width of a card when so many stand side by side; never under the smallest. */
const columns = (count: number) => `max(var(--slide-min), (100% - ${count - 1} * var(--slide-gap)) / ${count})`

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: ${dimension.tapMin};
  margin-bottom: ${space.s12};

  @media ${media.phone} {
    margin-bottom: ${space.s4};
  }
`

const arrows = css`
  /* Fingers swipe. */
  @media ${media.phone} {
    display: none;
  }
`

/* Cards have no sides of their own here: the gap is what lies between them. */
const row = css`
  --card-side: 0px;
  --card-top: 8px;
  --card-edge: calc(var(--slide-room) - 2px);

  grid-auto-columns: var(--slide-min);
  column-gap: var(--slide-gap);
  padding: var(--slide-room);
  scroll-padding: var(--slide-room);

  > li {
    position: relative;
    display: grid;
  }

  > li + li::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--slide-room)) auto calc(-1 * var(--slide-room)) calc(var(--slide-gap) / -2);
    border-left: 1px solid ${color.lineHair};
  }

  /* From the width on at which so many fit with the sizes above: 236 each, 32 between, 34 for the sheet's own edges. */
  @container (min-width: 538px) {
    grid-auto-columns: ${columns(2)};
  }
  @container (min-width: 806px) {
    grid-auto-columns: ${columns(3)};
  }
  @container (min-width: 1074px) {
    grid-auto-columns: ${columns(4)};
  }
  @container (min-width: 1342px) {
    grid-auto-columns: ${columns(5)};
  }
`

const sheet = css`
  padding: 0 ${space.s8};
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const block = css`
  container-type: inline-size;
  min-width: 0;

  @media ${media.phone} {
    &[data-bleed] > .${sheet} {
      margin: 0 calc(-1 * var(--page-gutter));
      border-width: 1px 0;
      border-radius: 0;
    }
  }
`
