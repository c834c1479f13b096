import { css } from '@linaria/core'
import type { Review } from '@verstak/contracts/review'
import { formatDate } from '@verstak/dates'
import { useRegion } from '@verstak/region'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { reviewTexts } from './reviewCard.texts.ts'

export interface ReviewAuthorProps {
  review: Review
  /** Names the product of the group that the review is about. */
  hasProduct?: boolean
  /** Level of the author's name among the headings. */
  level?: 2 | 3
}

/** Who wrote a review, when, and what he knows of the product. */
export function ReviewAuthor({ review, hasProduct, level = 2 }: ReviewAuthorProps) {
  const { timeZone } = useRegion()
  const { author, createdAt, experience, isPurchasedInVi, isThirdParty, groupProduct } = review
  const Name = `h${level}` as const
  const experienceText = experience && reviewTexts.experience[experience]
  return (
    <div className={who}>
      <Name className={name}>{author.name}</Name>
      <p className={place}>
        {author.city && <span>{author.city}</span>}
        <time dateTime={createdAt}>{formatDate(new Date(createdAt), timeZone)}</time>
      </p>
      {experienceText && <p className={apart}>{experienceText}</p>}
      {isPurchasedInVi && (
        <p className={purchased}>
          <Icon shape={checkIcon} size="s" />
          {reviewTexts.purchased}
        </p>
      )}
      {isThirdParty && <p className={plate}>{reviewTexts.thirdParty}</p>}
      {hasProduct && groupProduct && (
        <p className={apart}>
          {reviewTexts.aboutVariant}{' '}
          <Link className={productLink} href={groupProduct.link}>
            {groupProduct.name}
          </Link>
        </p>
      )}
    </div>
  )
}

const name = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
`

const place = css`
  display: grid;
  gap: ${space.s2};

  @media ${media.phone} {
    display: flex;
    justify-content: space-between;
    gap: ${space.s12};

    > time {
      margin-left: auto;
    }

    > :only-child {
      margin-left: 0;
    }
  }
`

const apart = css`
  margin-top: ${space.s8};

  @media ${media.phone} {
    margin-top: ${space.s2};
  }
`

const purchased = css`
  display: flex;
  align-items: center;
  gap: ${space.s6};
  margin-top: ${space.s8};
  color: ${color.stateOk};
  font-weight: ${weight.medium};

  @media ${media.phone} {
    margin-top: ${space.s4};
  }
`

const plate = css`
  display: inline-block;
  margin-top: ${space.s8};
  padding: ${space.s2} 7px;
  border-radius: ${radius.plate};
  background-color: ${color.surfaceCard};
  box-shadow: inset 0 0 0 1px ${color.lineDefault};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.medium};

  @media ${media.phone} {
    margin-top: ${space.s4};
  }
`

const productLink = css`
  color: ${color.textLink};

  &:hover {
    color: ${color.textLinkHover};
  }
`

const who = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
