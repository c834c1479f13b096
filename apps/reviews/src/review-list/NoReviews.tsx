import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { media, space } from '@verstak/ui-kit/tokens'
import { listTexts } from './reviewList.texts.ts'

export interface NoReviewsProps {
  /** Filters hide all reviews; without it there are none. */
  onClear?: (() => void) | undefined
  /** Address without filters, for visitors without scripts. */
  clearHref?: string
}

/** Says that there are no reviews, or none under the filters; the button that writes one stands above the list. */
export function NoReviews({ onClear, clearHref = '' }: NoReviewsProps) {
  return (
    <div className={empty}>
      <p>{onClear ? listTexts.nothing : listTexts.none}</p>
      {onClear && (
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
