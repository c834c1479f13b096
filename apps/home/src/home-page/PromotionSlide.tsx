import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { AdvertiserLine } from './AdvertiserLine.tsx'
import { homeTexts } from './homePage.texts.ts'
import { isElsewhere } from './isElsewhere.ts'
import type { BannerPromotion } from './usePromotions.ts'

export interface PromotionSlideProps {
  promotion: BannerPromotion
  /** Index of the promotion, from 0; the backgrounds alternate. */
  place: number
  device: 'desktop' | 'phone'
}

/** Light backgrounds, because the rubber and steel of the drawings are as dark as ink. */
const GROUNDS = ['card', 'sunken'] as const
const PICTURE_SIZE = 236

/** Slide of a promotion in the carousel. The amber slide is the store's own. */
export function PromotionSlide({ promotion, place, device }: PromotionSlideProps) {
  const { name, url, banner, advertising } = promotion
  const image = (device === 'phone' && banner.phoneImage) || banner.image
  const ground = GROUNDS[place % GROUNDS.length]
  return (
    <article className={field} data-ground={ground} data-device={device}>
      <div className={words}>
        <h2 className={heading}>{name}</h2>
        {banner.note && <p className={note}>{banner.note}</p>}
        <Button href={url} external={isElsewhere(url)} variant="inverse" size="l" className={action}>
          {banner.action || homeTexts.openPromotion}
        </Button>
        <AdvertiserLine advertising={advertising} />
      </div>
      {image && <Picture className={picture} src={image} alt="" size={PICTURE_SIZE} />}
    </article>
  )
}

const words = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
`

/* At most three lines, so that a long name does not shift the page. */
const heading = css`
  display: -webkit-box;
  overflow: hidden;
  max-width: 15em;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
  font-size: ${fontSize.s32};
  line-height: ${lineHeight.s32};
  font-weight: ${weight.bold};
  letter-spacing: -0.02em;
`

const note = css`
  display: -webkit-box;
  overflow: hidden;
  max-width: 430px;
  margin-top: ${space.s12};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
`

const action = css`
  margin-top: ${space.s24};
`

const picture = css`
  flex: none;
  align-self: center;
  width: 236px;

  > img {
    width: 100%;
  }
`

const field = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s24};
  min-width: 0;
  padding: ${space.s32} ${space.s48} ${space.s32} ${space.s40};
  border: 1px solid transparent;
  border-radius: ${radius.card};

  &[data-ground='card'] {
    border-color: ${color.lineHair};
    background-color: ${color.surfaceCard};
  }

  &[data-ground='sunken'] {
    background-color: ${color.surfaceSunken};
  }

  @media (max-width: 959px) {
    .${heading} {
      font-size: ${fontSize.s24};
      line-height: ${lineHeight.s24};
    }
  }

  &[data-device='phone'] {
    gap: ${space.s8};
    padding: ${space.s20} ${space.s16};

    .${heading} {
      font-size: ${fontSize.s20};
      line-height: ${lineHeight.s20};
    }

    .${note} {
      margin-top: ${space.s8};
      font-size: ${fontSize.s14};
      line-height: ${lineHeight.s14};
    }

    .${action} {
      margin-top: ${space.s16};
    }

    .${picture} {
      align-self: flex-end;
      width: 104px;
    }
  }

  @media ${media.phone} {
    .${picture} {
      width: 104px;
    }
  }
`
