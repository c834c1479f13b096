import { css } from '@linaria/core'
import type { QuickOrderQuery } from '@verstak/contracts/address'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLocation } from '@verstak/router'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { media, space } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { cartQuery } from '../cart-state/cartQuery.ts'
import { ListLink } from '../list-entry/ListLink.tsx'
import { listEntryAtom } from '../list-entry/listEntryAtom.ts'
import { parseQuickGoods } from '../quick-order/quickGoods.ts'
import { quickOrderPageAtom } from '../quick-order/quickOrderPageAtom.ts'
import { loadLateParts } from './loadLateParts.ts'
import { cartContentAtom } from './cartContentAtom.ts'
import { cartPageTexts } from './cartPage.texts.ts'
import { lateLinesAtom } from './lateLinesAtom.ts'
import { undoneAtom } from './useRemoved.ts'

/** Cart and checkout: items, totals and the order form; or the same for a quick order of one product. */
export function CartPage() {
  const { layout } = useHost()
  const goods = parseQuickGoods(useLocation().search)
  return (
    <Container className={page} data-device={isMobile(layout) ? 'phone' : 'desktop'}>
      <meta name="robots" content="noindex" />
      {goods ? <QuickOrder goods={goods} /> : <VisitorsCart />}
    </Container>
  )
}

function QuickOrder({ goods }: { goods: QuickOrderQuery }) {
  const { QuickOrderPage } = useAtomValue(quickOrderPageAtom) ?? {}
  return QuickOrderPage && <QuickOrderPage goods={goods} />
}

function VisitorsCart() {
  const host = useHost()
  const region = useRegion()
  const { CartContent } = useAtomValue(cartContentAtom) ?? {}
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const { CartAside } = useAtomValue(lateLinesAtom) ?? {}
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  const {
    data: cart,
    isFetching,
    refetch,
  } = useQuery({
    ...cartQuery(host.call, region.id),
    // Until that of another region has come (REGION-013).
    placeholderData: (before) => before,
  })

  // What another tab or device has changed.
  useEffect(() => {
    loadLateParts(host, search).catch((error: unknown) => setFailure({ error }))
  }, [host, cart, search])
  // What was removed can be brought back until the next navigation.
  useEffect(() => () => host.store.set(undoneAtom, []), [host])
  if (failure) throw failure.error

  const { ListSection } = useAtomValue(listEntryAtom) ?? {}
  const aside = cart && CartAside && <CartAside cart={cart} />
  return (
    <>
      <title>{cartPageTexts.documentTitle}</title>
      {ListSection && <ListSection />}
      {!cart && (
        <>
          <Heading level={1} className={failedHeading}>
            {cartPageTexts.title}
          </Heading>
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
      {cart && (cart.items.length === 0 || !CartContent) && <EmptyCart>{aside}</EmptyCart>}
      {cart && cart.items.length > 0 && CartContent && (
        <>
          <CartContent cart={cart} />
          {aside}
          <WhenNear className={late}>
            <RemoteWidget name="listing/FeaturedProducts" fallback={null} />
          </WhenNear>
        </>
      )}
    </>
  )
}

function EmptyCart({ children }: { children: ReactNode }) {
  return (
    <>
      <EmptyState
        level={1}
        title={cartPageTexts.empty}
        actions={
          <>
            <Button href="/" size="l">
              {cartPageTexts.toCatalogue}
            </Button>
            <ListLink variant="secondary" size="l">
              {cartPageTexts.addByList}
            </ListLink>
          </>
        }
      >
        {cartPageTexts.emptyAdvice}
      </EmptyState>
      {children}
      {/* Last on the page, so that loading it causes no layout shift. */}
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

const failedHeading = css`
  margin-bottom: ${space.s16};
`

const late = css`
  & section {
    margin-top: ${space.s32};
  }
`
