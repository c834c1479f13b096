import { useHost, useUser } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { visitorIsThere } from '@verstak/remote-kit/visitorIsThere'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'

const ADDRESS = '/user/reviews/'
const ORDERS = '/user/orders/all/'

/** The user's reviews and questions: a place that the remote of reviews fills. */
export function ReviewsPage() {
  const { widgets } = useHost()
  return (
    <OwnPage current={ADDRESS} title={texts.title} isGuest={useUser() === 'guest'}>
      {widgets.isOffered?.('reviews/MyReviews') ? (
        <RemoteWidget name="reviews/MyReviews" after={visitorIsThere} fallback={null} />
      ) : (
        <NoReviews />
      )}
    </OwnPage>
  )
}

function NoReviews() {
  const { isServed } = useHost()
  return (
    <EmptyState
      title={texts.none}
      actions={
        isServed?.(ORDERS) && (
          <Button size="l" variant="secondary" href={ORDERS}>
            {texts.toOrders}
          </Button>
        )
      }
    >
      {texts.noneAdvice}
    </EmptyState>
  )
}
