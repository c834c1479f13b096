import { useQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useState } from 'react'
import { addReviewTexts as texts } from './addReview.texts.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { reviewFormQuery } from './reviewFormQuery.ts'
import type { SentReview } from './reviewLogic.ts'
import { SentNote } from './SentNote.tsx'

/** Title of the window. */
export const REVIEW_WINDOW_TITLE = texts.title

export interface ReviewWindowProps {
  productGuid: string
  productLink: string
  onClose: () => void
}

/** Content of the window where a review is written: the same form as on its page. */
export function ReviewWindow({ productGuid, productLink, onClose }: ReviewWindowProps) {
  const { call } = useHost()
  const { data, isError, isFetching, refetch } = useQuery(reviewFormQuery(call, productGuid))
  const [sent, setSent] = useState<SentReview | null>(null)
  if (sent) {
    return (
      <>
        <SentNote sent={sent} productLink={productLink} />
        <Button variant="inverse" size="l" onClick={onClose}>
          {texts.close}
        </Button>
      </>
    )
  }
  if (isError) {
    return (
      <ErrorState title={texts.formFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {texts.formFailedAdvice}
      </ErrorState>
    )
  }
  if (!data) return <Spinner label={texts.loading} />
  return <ReviewForm data={data} onSent={setSent} />
}
