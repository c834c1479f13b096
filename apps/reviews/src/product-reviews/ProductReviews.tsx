import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useLocation, useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { space } from '@verstak/ui-kit/tokens'
import { WriteButton } from '../add-review/WriteButton.tsx'
import { ReviewList } from '../review-list/ReviewList.tsx'
import { listTexts } from '../review-list/reviewList.texts.ts'
import { BLOCK_SIZE, parseReviewParams, reviewSearchOf, type ReviewParams } from '../review-list/reviewParams.ts'

/** Reviews on the page of a product; what they show stands in the address of that page. */
export function ProductReviews({ productGuid, productLink = '' }: WidgetProps['reviews/ProductReviews']) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = parseReviewParams(search)
  const hrefOf = (next: ReviewParams) => pathname + reviewSearchOf(next, search)
  return (
    <>
      <div className={actions}>
        <WriteButton productGuid={productGuid} productLink={productLink} />
        <Button variant="ghost" href={`${productLink}otzyvy/`}>
          {listTexts.allPages}
        </Button>
      </div>
      <ReviewList
        key={productGuid}
        input={{ ...params, productGuid, defaultSize: BLOCK_SIZE, page: 1 }}
        hrefOf={hrefOf}
        onChange={(next) => void navigate(hrefOf(next), { replace: true, preventScrollReset: true })}
      />
    </>
  )
}

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin: ${space.s12} 0;
`
