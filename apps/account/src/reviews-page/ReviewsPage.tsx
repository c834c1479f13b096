import { useHost, useUser } from '@verstak/host'
import { CabinetFrame } from '@verstak/remote-kit/CabinetFrame'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { visitorIsThere } from '@verstak/remote-kit/visitorIsThere'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'

const ADDRESS = '/user/reviews/'
const ORDERS = '/user/orders/all/'

/** The user's reviews and questions: a place that the remote of reviews fills. */
export function ReviewsPage() {
  const { widgets } = useHost()
  const isGuest = useUser() === 'guest'
  return (
    <CabinetFrame current={ADDRESS} title={texts.title}>
      <title>{texts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      {isGuest && <GuestPage />}
      {!isGuest &&
        (widgets.isOffered?.('reviews/MyReviews') ? (
          <RemoteWidget name="reviews/MyReviews" after={visitorIsThere} fallback={null} />
        ) : (
          <NoReviews />
        ))}
    </CabinetFrame>
  )
}

function GuestPage() {
  return (
    <EmptyState
      title={texts.guest}
      actions={
        <Button size="l" href={`/login/?next=${encodeURIComponent(ADDRESS)}`}>
          {texts.signIn}
        </Button>
      }
    >
      {texts.guestAdvice}
    </EmptyState>
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
