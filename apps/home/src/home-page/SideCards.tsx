import { css } from '@linaria/core'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { homeTexts } from './homePage.texts.ts'
import { AdvertiserLine } from './AdvertiserLine.tsx'
import { isElsewhere } from './isElsewhere.ts'
import type { BannerPromotion } from './usePromotions.ts'

export interface SideCardsProps {
  /** One or two. */
  cards: readonly BannerPromotion[]
}

const PICTURE_SIZE = 132

/** Small cards beside the slides; the first has the ink background. */
export function SideCards({ cards }: SideCardsProps) {
  return (
    <ul className={column} aria-label={homeTexts.cards}>
      {cards.map(({ name, url, banner, advertising }) => (
        <li key={`${name} ${url}`} className={card}>
          <div className={words}>
            <h2 className={heading}>{name}</h2>
            <Link className={action} href={url} external={isElsewhere(url)}>
              {banner.action || homeTexts.openPromotion}
            </Link>
            <AdvertiserLine advertising={advertising} />
          </div>
          {banner.image && <Picture className={picture} src={banner.image} alt="" size={PICTURE_SIZE} />}
        </li>
      ))}
    </ul>
  )
}

const words = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space.s12};
  min-width: 0;
`

const heading = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.bold};
`

/* The whole card is the link. */
const action = css`
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focusRing};
    outline-offset: 2px;
  }
`

const picture = css`
  flex: none;
  align-self: flex-end;
  width: 116px;

  > img {
    width: 100%;
  }
`

const card = css`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: ${space.s8};
  min-width: 0;
  min-height: 140px;
  padding: ${space.s16} ${space.s12} ${space.s16} ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  &:first-child:not(:last-child) {
    border-color: ${color.surfaceInverse};
    background-color: ${color.surfaceInverse};
    color: ${color.textInverse};
  }

  &:first-child:not(:last-child) .${action} {
    color: ${color.textLinkInverse};
  }

  @media ${media.phone} {
    min-height: 124px;
    padding: ${space.s12};

    /* Below the heading, which has the whole width. */
    .${picture} {
      position: absolute;
      right: ${space.s8};
      bottom: ${space.s8};
      width: 52px;
    }

    .${words}:not(:last-child) > * + * {
      padding-right: 48px;
    }

    .${action} {
      min-height: 40px;
    }

    .${heading} {
      font-size: ${fontSize.s16};
      line-height: ${lineHeight.s16};
    }
  }

  @media (max-width: 359.98px) {
    .${picture} {
      display: none;
    }

    .${words}:not(:last-child) > * + * {
      padding-right: 0;
    }
  }
`

/* Beside the slides they have the slides' height, below them they share a row. */
const column = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s16};

  @media ${media.phone} {
    gap: ${space.s8};
  }

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: row;
    grid-auto-rows: minmax(140px, 1fr);
    align-content: stretch;
  }
`
