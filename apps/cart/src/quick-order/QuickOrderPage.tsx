import type { QuickOrderQuery } from '@verstak/contracts/address'
import type { ProductTile } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { useQuery } from '@tanstack/react-query'
import { QuickOrder } from './QuickOrder.tsx'
import { quickOrderTexts } from './quickOrder.texts.ts'
import { quickOrderQuery } from './quickOrderQuery.ts'

/** Page of a quick order, also for an unavailable product or a failure. */
export function QuickOrderPage({ goods }: { goods: QuickOrderQuery }) {
  const host = useHost()
  const isMissing = useLoaderData<{ isMissing: boolean } | null>()?.isMissing === true
  const isHydrated = useIsHydrated()
  // Rerenders when the region changes: prices and stock depend on it.
  useRegion()
  const { data: cart, isFetching, refetch } = useQuery({ ...quickOrderQuery(host, goods), enabled: !isMissing })
  const item = cart?.items[0]

  return (
    <>
      <title>{quickOrderTexts.documentTitle}</title>
      {isMissing && <Missing />}
      {!isMissing && !item && (
        <>
          <Heading level={1}>{quickOrderTexts.title}</Heading>
          <ErrorState
            title={quickOrderTexts.failed}
            onRetry={() => void refetch()}
            // The server does not fetch while it renders.
            isRetrying={isHydrated && isFetching}
          >
            {quickOrderTexts.failedAdvice}
          </ErrorState>
        </>
      )}
      {cart && item?.isDeleted && <Gone product={item.product} />}
      {cart && item && !item.isDeleted && <QuickOrder key={goods.productGuid} goods={goods} cart={cart} item={item} />}
    </>
  )
}

function Missing() {
  return (
    <EmptyState
      level={1}
      title={quickOrderTexts.missing}
      actions={
        <Button href="/" size="l">
          {quickOrderTexts.toCatalogue}
        </Button>
      }
    >
      {quickOrderTexts.missingAdvice}
    </EmptyState>
  )
}

function Gone({ product: { name, link } }: { product: ProductTile }) {
  return (
    <EmptyState
      level={1}
      title={quickOrderTexts.gone}
      actions={
        <Button href={`${link}#analogs`} size="l">
          {quickOrderTexts.findAnalog}
        </Button>
      }
    >
      {name}
    </EmptyState>
  )
}
