import { css } from '@linaria/core'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { media, space } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { CartContent } from './CartContent.tsx'
import { cartPageTexts } from './cartPage.texts.ts'

/** Cart and checkout: what is in the cart, what it costs, and the form that orders it. */
export function CartPage() {
  const { call, layout } = useHost()
  const region = useRegion()
  const isHydrated = useIsHydrated()
  const { data: cart, isFetching, refetch } = useQuery(cartQuery(call, region.id))

  return (
    <Container className={page} data-device={isMobile(layout) ? 'phone' : 'desktop'}>
      <title>{cartPageTexts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      {!cart && (
        <>
          <Heading level={1}>{cartPageTexts.title}</Heading>
          <ErrorState
            title={cartPageTexts.failed}
            onRetry={() => void refetch()}
            // The server does not fetch while it renders.
            isRetrying={isHydrated && isFetching}
          >
            {cartPageTexts.failedAdvice}
          </ErrorState>
        </>
      )}
      {cart?.items.length === 0 && <EmptyCart />}
      {cart && cart.items.length > 0 && <CartContent cart={cart} />}
    </Container>
  )
}

function EmptyCart() {
  return (
    <>
      <EmptyState
        level={1}
        title={cartPageTexts.empty}
        actions={
          <Button href="/" size="l">
            {cartPageTexts.toCatalogue}
          </Button>
        }
      >
        {cartPageTexts.emptyAdvice}
      </EmptyState>
      {/* The last thing on the page: nothing moves when it comes. */}
      <RemoteWidget name="listing/FeaturedProducts" title={cartPageTexts.featured} fallback={null} />
    </>
  )
}

const page = css`
  padding-top: ${space.s24};
  padding-bottom: ${space.s48};

  @media ${media.phone} {
    padding-top: ${space.s16};
    padding-bottom: 0;
  }
`
