import { css } from '@linaria/core'
import { Carousel } from '@verstak/ui-kit/Carousel'
import { dimension, space } from '@verstak/ui-kit/tokens'
import { Hero } from './Hero.tsx'
import type { HeroProps } from './Hero.tsx'
import { homeTexts } from './homePage.texts.ts'
import { HomeBlock } from './HomeBlock.tsx'
import { PromotionSlide } from './PromotionSlide.tsx'
import { SideCards } from './SideCards.tsx'
import { useFirstMove } from './useFirstMove.ts'
import { hasBanner, usePromotions } from './usePromotions.ts'
import type { BannerPromotion } from './usePromotions.ts'

/** Limit of slides. */
const MAX_SLIDES = 6
const MAX_CARDS = 2

/**
 * The top of the page: the store's own slide, then the promotions, with up to two cards beside them. Without promotions
 * only the slide.
 */
export function HomeStage(props: HeroProps) {
  return (
    <div data-first-block>
      <HomeBlock fallback={<Hero {...props} />}>
        <PromotedStage {...props} />
      </HomeBlock>
    </div>
  )
}

function PromotedStage(props: HeroProps) {
  const banners = usePromotions().filter(hasBanner)
  const slides = banners.filter(({ banner }) => banner.place === 'carousel').slice(0, MAX_SLIDES)
  const cards = banners.filter(({ banner }) => banner.place === 'side').slice(0, MAX_CARDS)
  return (
    <div
      className={stage}
      data-device={props.device}
      data-cards={cards.length || undefined}
      data-slides={slides.length || undefined}
    >
      {slides.length > 0 ? <Slides slides={slides} {...props} /> : <Hero {...props} />}
      {cards.length > 0 && <SideCards cards={cards} />}
    </div>
  )
}

function Slides({ slides, ...props }: HeroProps & { slides: readonly BannerPromotion[] }) {
  const content = [
    <Hero key="store" {...props} />,
    ...slides.map((slide, place) => (
      <PromotionSlide key={`${slide.name} ${slide.url}`} promotion={slide} place={place} device={props.device} />
    )),
  ]
  return (
    <Carousel label={homeTexts.slides} autoplay isHeld={!useFirstMove()}>
      {content}
    </Carousel>
  )
}

const stage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  @media (min-width: 1080px) {
    &[data-cards]:not([data-device='phone']) {
      grid-template-columns: minmax(0, 1fr) 336px;
    }
  }

  /* The cards end level with the slides, above the controls below these. */
  @media (min-width: 1080px) {
    &[data-slides] > ul {
      padding-bottom: calc(${dimension.tapMin} + ${space.s4});
    }
  }

  /* All slides are as high as the highest. */
  > :not(ul) li {
    display: grid;
  }
`
