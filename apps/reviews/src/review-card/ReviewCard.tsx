import { css } from '@linaria/core'
import type { Review } from '@verstak/contracts/review'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Icon } from '@verstak/ui-kit/Icon'
import { color, fontSize, media, space, weight } from '@verstak/ui-kit/tokens'
import { memo } from 'react'
import type { OpenMedia } from '../media-window/OpenMedia.ts'
import { MediaThumb } from './MediaThumb.tsx'
import { mediaOf } from './mediaOf.ts'
import { NamedRatings } from './NamedRatings.tsx'
import { ReviewAuthor } from './ReviewAuthor.tsx'
import { reviewTexts } from './reviewCard.texts.ts'
import { ReviewFoot } from './ReviewFoot.tsx'
import { ReviewTexts } from './ReviewTexts.tsx'
import { Stars } from './Stars.tsx'
import { thumbUpIcon } from './thumbs.ts'

export interface ReviewCardProps {
  review: Review
  /** Names the product of the group that the review is about. */
  hasProduct?: boolean
  /** Stands above the list as the most useful one. */
  isMostUseful?: boolean
  /** Opens the window at one of the review's media. */
  onOpenMedium?: OpenMedia | undefined
}

/** One review in a list: author on the left, on a phone above; ratings, texts, media and votes. */
export const ReviewCard = memo(function ReviewCard(props: ReviewCardProps) {
  const { review, hasProduct = false, isMostUseful, onOpenMedium } = props
  const { guid, author, productRating, characteristicRatings, content } = review
  const all = mediaOf(review)
  return (
    <article className={card} data-most-useful={isMostUseful || undefined}>
      {isMostUseful && (
        <p className={crown}>
          <Icon shape={thumbUpIcon} size="s" />
          {reviewTexts.mostUseful}
        </p>
      )}
      <ReviewAuthor review={review} hasProduct={hasProduct} />
      <div className={body}>
        <div className={ratings}>
          <span className={score}>
            <Stars rating={productRating} />
            <span aria-hidden>{formatNumber(productRating)}</span>
          </span>
          <NamedRatings ratings={characteristicRatings} />
        </div>
        <ReviewTexts content={content} />
        {all.length > 0 && (
          <ul className={strip}>
            {all.map((medium, index) => (
              <li key={index}>
                <MediaThumb
                  medium={medium}
                  label={reviewTexts.medium[medium.kind](index + 1, author.name)}
                  onOpen={onOpenMedium && (() => onOpenMedium({ reviewGuid: guid }, index))}
                />
              </li>
            ))}
          </ul>
        )}
        <ReviewFoot review={review} />
      </div>
    </article>
  )
})

const crown = css`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space.s8};
  margin-bottom: calc(-1 * ${space.s12});
  font-weight: ${weight.semibold};
`

const body = css`
  min-width: 0;
`

const ratings = css`
  display: grid;
  gap: ${space.s4};
  margin-bottom: ${space.s12};
`

const score = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
`

const strip = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-top: ${space.s16};

  @media ${media.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${space.s12});
    padding-inline: ${space.s12};
    overflow-x: auto;
  }
`

const card = css`
  display: grid;
  grid-template-columns: 208px minmax(0, 1fr);
  gap: ${space.s24};
  padding: ${space.s24};
  border-bottom: 1px solid ${color.lineHair};

  &[data-most-useful] {
    background-color: ${color.surfaceHover};
  }

  /* Cards that are far away cost nothing. */
  content-visibility: auto;
  contain-intrinsic-size: auto 320px;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s8};
    padding: ${space.s16} ${space.s12};

    > .${crown} {
      margin-bottom: 0;
    }
  }
`
