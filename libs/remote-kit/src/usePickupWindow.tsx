import type { ChosenPoint, WidgetProps } from '@verstak/contracts/widget'
import { isMobile, useHost, useUser } from '@verstak/host'
import { pickupWindowTexts as texts } from './pickupWindow.texts.ts'
import { useModals } from './useModals.tsx'

/** Width of the window on a desktop, px. */
const WIDTH = 1124

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

/** Opens the window of pickup points of the remote `delivery`, whose code comes with it. */
export function usePickupWindow() {
  const { layout } = useHost()
  const isStaff = useUser() === 'staff'
  const { open, early, isOpening } = useModals()

  /** Pickup points with filters; a point's detail opens before it is chosen (PICKUP-039). */
  function openPickup({ goods, subject, title, chosenId, onChange }: PickupWindowOptions): void {
    const handle = open({
      kind: 'dialog',
      title: title ?? (isMobile(layout) ? texts.onPhone : texts.title),
      width: WIDTH,
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

  return { openPickup, early, isOpening }
}
