import type { WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost } from '@verstak/host'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { DesktopPickup } from './DesktopPickup.tsx'
import { pickupTexts } from './pickup.texts.ts'
import { PhonePickup } from './PhonePickup.tsx'
import { usePickup } from './usePickup.ts'

/** Shops and pickup points of the visitor's region as a list and on a map, to choose one (PICKUP-010…039). */
export function PickupWindow(props: WidgetProps['delivery/PickupWindow']) {
  const pickup = usePickup(props)
  const { layout } = useHost()
  const { data, list, isRetrying, retry, points, hasGoods, inRegion, state } = pickup

  if (!data) {
    if (list !== 'failed') return <Spinner label={pickupTexts.loading} />
    return (
      <ErrorState title={pickupTexts.failed} isRetrying={isRetrying} onRetry={retry}>
        {pickupTexts.failedAdvice}
      </ErrorState>
    )
  }
  if (points.length === 0 && state.area === 'own' && !pickup.tabs) {
    return (
      <EmptyState title={hasGoods ? pickupTexts.none(inRegion) : pickupTexts.noShops(inRegion)}>
        {hasGoods ? pickupTexts.noneAdvice : pickupTexts.noShopsAdvice}
      </EmptyState>
    )
  }
  return isMobile(layout) ? <PhonePickup pickup={pickup} /> : <DesktopPickup pickup={pickup} />
}
