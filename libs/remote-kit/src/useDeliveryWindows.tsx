import type { ChosenPoint, WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost, useUser } from '@verstak/host'
import { deliveryWindowTexts } from './deliveryWindows.texts.ts'
import { useModals } from './useModals.tsx'

/** Width of the windows of pickup and transport on a desktop, px. */
const WIDE = 1124

/** What the pickup window is opened with. */
export interface PickupWindowOptions {
  goods: WidgetProps['delivery/PickupWindow']['goods']
  /** Names the goods in the window's head. */
  subject?: string
  /** By default «Наличие в магазинах», on a phone «Наличие». */
  title?: string
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
  function openPickup({ goods, subject, title, chosenId = null, onChange }: PickupWindowOptions) {
    const handle = open({
      kind: 'dialog',
      title: title ?? (isMobile(layout) ? deliveryWindowTexts.pickupOnPhone : deliveryWindowTexts.pickup),
      width: WIDE,
      content: {
        widget: 'delivery/PickupWindow',
        props: {
          goods,
          ...(subject && { subject }),
          isSelectOnList: false,
          hasFilters: true,
          isAdmin: isStaff,
          chosenId,
          onChange: (id: number, point: ChosenPoint) => onChange?.(id, point),
          onClose: () => handle.close(),
        },
      },
    })
    return handle
  }

  return { openPickup, early, isOpening }
}
