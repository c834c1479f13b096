import type { PickupPoint } from '@verstak/contracts/pickup'
import type { ChosenPoint, WidgetProps } from '@verstak/contracts/widget'
import { keepPickupPoint, readPickupPoint } from '@verstak/device/pickupPoint'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useModals } from '@verstak/remote-kit/useModals'
import { pickupTexts } from './pickup.texts.ts'

interface ChoiceOptions extends Pick<WidgetProps['delivery/PickupWindow'], 'onChange' | 'onClose' | 'isSelectOnList'> {
  /** The window marks the point. */
  onChosen: (id: number) => void
}

/**
 * Chooses a point: keeps it on the device for the order, tells the one who opened the window, and closes it, but in list
 * mode. With a point of another region the region changes, if the visitor agrees.
 */
export function useChoosePoint({ onChange, onClose, isSelectOnList, onChosen }: ChoiceOptions) {
  const host = useHost()
  const region = useRegion()
  const { confirm, showError } = useModals()

  async function moveTo(regionId: number): Promise<boolean> {
    if (!host.changeRegion) return false
    await host.changeRegion(regionId)
    return true
  }

  return async ({ id, regionId, address }: PickupPoint): Promise<void> => {
    const before = readPickupPoint()
    const point: ChosenPoint = { id, regionId, address }
    if (regionId !== region.id) {
      if (!(await confirm(pickupTexts.changeRegion(address)))) return
      // First, because the change loads the page anew.
      keepPickupPoint(point)
      if (!(await moveTo(regionId).catch(() => false))) {
        keepPickupPoint(before)
        showError({ text: pickupTexts.changeFailed })
        return
      }
    }
    keepPickupPoint(point)
    onChosen(id)
    onChange(id, point)
    if (!isSelectOnList) onClose()
  }
}
