import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { deleteReview, listOwnReviews, type OwnReview } from '@verstak/contracts/reviewForm'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { MediaThumb } from '../review-card/MediaThumb.tsx'
import { mediaOf } from '../review-card/mediaOf.ts'
import { reviewTexts } from '../review-card/reviewCard.texts.ts'
import { ReviewTexts } from '../review-card/ReviewTexts.tsx'
import { Stars } from '../review-card/Stars.tsx'
import { MorePages } from './MorePages.tsx'
import { myReviewsTexts as texts } from './myReviews.texts.ts'
import { ownReviewsQuery } from './myReviewsQueries.ts'
import { OwnCard } from './OwnCard.tsx'
import { StatePlate } from './StatePlate.tsx'

const ORDERS = '/user/orders/all/'

/** Reviews of the user in all their states. */
export function OwnReviews() {
  const { call, isServed } = useHost()
  const { data } = useSuspenseQuery(ownReviewsQuery(call, 1))
  if (data.total === 0) {
    return (
      <EmptyState
        title={texts.noReviews}
        actions={
          isServed?.(ORDERS) && (
            <Button variant="secondary" href={ORDERS}>
              {texts.toOrders}
            </Button>
          )
        }
      >
        {texts.noReviewsAdvice}
      </EmptyState>
    )
  }
  return <MorePages total={data.total} renderPage={(page) => <ReviewsOfPage page={page} />} />
}

function ReviewsOfPage({ page }: { page: number }) {
  const { call } = useHost()
  const { data } = useSuspenseQuery(ownReviewsQuery(call, page))
  return data.reviews.map((review) => <OwnReviewCard key={review.guid} review={review} />)
}

function OwnReviewCard({ review }: { review: OwnReview }) {
  const { call, queryClient } = useHost()
  const { timeZone } = useRegion()
  const { confirm, showError } = useModals()
  const showToast = useToasts()
  const [isDeleting, setIsDeleting] = useState(false)
  const { guid, product, state, refusal, createdAt, productRating, content, author } = review
  const media = mediaOf(review)

  async function remove() {
    if (!(await confirm({ title: texts.removeTitle, text: texts.removeText, confirmLabel: texts.remove }))) return
    setIsDeleting(true)
    try {
      await call(deleteReview, { body: { guid } })
      showToast({ text: texts.removed, tone: 'ok' })
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === listOwnReviews.path })
    } catch {
      showError()
      setIsDeleting(false)
    }
  }

  return (
    <OwnCard product={product}>
      <p className={line}>
        <StatePlate state={state} />
        <Stars rating={productRating} />
        <time dateTime={createdAt}>{formatDate(new Date(createdAt), timeZone)}</time>
      </p>
      {state === 'refused' && refusal && <Message tone="warn">{refusal}</Message>}
      <ReviewTexts content={content} />
      {media.length > 0 && (
        <ul className={strip}>
          {media.map((medium, index) => (
            <li key={medium.url}>
              <MediaThumb medium={medium} label={reviewTexts.medium[medium.kind](index + 1, author.name)} size="s" />
            </li>
          ))}
        </ul>
      )}
      <div className={actions}>
        <Button variant="secondary" href={`${product.link}add-review/`}>
          {texts.edit}
        </Button>
        <Button variant="ghost" loading={isDeleting} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </div>
    </OwnCard>
  )
}

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s12};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
`

const strip = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
