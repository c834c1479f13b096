import type { WidgetProps } from '@verstak/contracts/widget'
import type { WindowChange } from '@verstak/host'
import { deliveryWindowTexts as texts } from './deliveryWindows.texts.ts'
import { useModals } from './useModals.tsx'
import { usePickupWindow } from './usePickupWindow.tsx'

/** Widths of the windows on a desktop, px. */
const TRANSPORT = 1124
const COURIER = 800

/** Opens the windows of the remote `delivery`, whose code comes with them. */
export function useDeliveryWindows() {
  const { openPickup } = usePickupWindow()
  const { open, early, isOpening } = useModals()

  /** Prices, intervals and lifting of the region's courier (COURIER-007). */
  function openCourier(parcel?: WidgetProps['delivery/CourierWindow']['parcel']): void {
    const handle = open({
      kind: 'dialog',
      title: texts.courier,
      width: COURIER,
      content: {
        widget: 'delivery/CourierWindow',
        props: { parcel, onStep: (change) => handle.change?.(change as WindowChange) },
      },
    })
  }

  /** Transport companies for a product (TRANSPORT-017). */
  function openTransport(props: WidgetProps['delivery/TransportWindow']): void {
    open({
      kind: 'dialog',
      title: texts.transport,
      width: TRANSPORT,
      content: { widget: 'delivery/TransportWindow', props },
    })
  }

  return { openPickup, openCourier, openTransport, early, isOpening }
}
