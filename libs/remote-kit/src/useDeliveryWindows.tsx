import type { ChosenPoint, WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost, useUser } from '@verstak/host'
import type { WindowChange } from '@verstak/host'
import { deliveryWindowTexts as texts } from './deliveryWindows.texts.ts'
import { useModals } from './useModals.tsx'

/** Widths of the windows on a desktop, px. */
const WIDE = 1124
const COURIER = 800

/** What the pickup window is opened with. */
export interface PickupWindowOptions {
  goods: WidgetProps['delivery/PickupWindow']['goods']
  /** Names the goods in the window's head. */
  subject?: string
  /** By default «Наличие в магазинах», on a phone «Наличие». */
  title?: string
  /** Point that is chosen already; by default the one that the device keeps. */
  chosenId?: number | null
  /** Called with the chosen point, which the device keeps already. */
  onChange?: (id: number, point: ChosenPoint) => void
}

/** Opens the windows of the remote `delivery`, whose code comes with them. */
export function useDeliveryWindows() {
  const { layout } = useHost()
  const isStaff = useUser() === 'staff'
  const { open, early, isOpening } = useModals()

  /** Pickup points with filters; a point's detail opens before it is chosen (PICKUP-039). */
  function openPickup({ goods, subject, title, chosenId, onChange }: PickupWindowOptions): void {
    const handle = open({
      kind: 'dialog',
      title: title ?? (isMobile(layout) ? texts.pickupOnPhone : texts.pickup),
      width: WIDE,
      content: {
        widget: 'delivery/PickupWindow',
        props: {
          goods,
          subject,
          isSelectOnList: false,
          hasFilters: true,
          isAdmin: isStaff,
          chosenId,
          onChange: (id, point) => onChange?.(id as number, point as ChosenPoint),
          onClose: () => handle.close(),
        },
      },
    })
  }

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
      width: WIDE,
      content: { widget: 'delivery/TransportWindow', props },
    })
  }

  return { openPickup, openCourier, openTransport, early, isOpening }
}
