import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { media, space } from '@verstak/ui-kit/tokens'
import { WriteButton } from '../add-review/WriteButton.tsx'
import { listTexts } from './reviewList.texts.ts'

export interface NoReviewsProps {
  /** Filters hide all reviews; without it there are none. */
  onClear?: (() => void) | undefined
  /** Address without filters, for visitors without scripts. */
  clearHref?: string
  productGuid: string
  productLink: string
}

/** Says that there are no reviews, or none under the filters, and what to do. */
export function NoReviews({ onClear, clearHref = '', productGuid, productLink }: NoReviewsProps) {
  return (
    <div className={empty}>
      <p>{onClear ? listTexts.nothing : listTexts.none}</p>
      {onClear ? (
        <Button
          variant="link"
          href={clearHref}
          onClick={(event) => {
            event.preventDefault()
            onClear()
          }}
        >
          {listTexts.clearFilters}
        </Button>
      ) : (
        <WriteButton productGuid={productGuid} productLink={productLink} />
      )}
    </div>
  )
}

const empty = css`
  display: grid;
  justify-items: start;
  gap: ${space.s12};
  padding: ${space.s24};

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12};
  }
`
