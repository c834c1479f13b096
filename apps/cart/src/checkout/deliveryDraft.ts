import type { Texts } from '@verstak/device/deviceKeys'
import { deliveryDraft } from '@verstak/device/draftKeys'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { deliveryWishAtom, type DeliveryWish } from './deliveryChoiceAtom.ts'
import { deliveryKey, type DeliveryAnswer } from './deliveryQuery.ts'

/**
 * Chooses again what the device has kept of an unsent delivery, as far as it is still offered, and keeps the choice from
 * now on.
 */
export function keepDelivery({ store, queryClient }: Pick<Host, 'store' | 'queryClient'>): void {
  const answers = queryClient.getQueriesData<DeliveryAnswer>({ queryKey: deliveryKey })
  const courier = answers.map(([, answer]) => answer?.courier).find((one) => one) ?? null
  const regionId = String(store.get(activeRegionAtom).id)
  const isUntouched = Object.values(store.get(deliveryWishAtom)).every((value) => value === undefined)
  if (isUntouched) store.set(deliveryWishAtom, wishOf(readDevice(deliveryDraft), regionId, courier))
  store.sub(deliveryWishAtom, () => {
    const chosen = Object.entries(store.get(deliveryWishAtom)).filter(([, value]) => value !== undefined)
    writeDevice(deliveryDraft, {
      ...Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])),
      regionId: String(store.get(activeRegionAtom).id),
    })
  })
}

/** Zones and hours are the region's own, and hours may be taken meanwhile. */
function wishOf(kept: Texts, regionId: string, courier: DeliveryAnswer['courier']): DeliveryWish {
  const { floor, hasElevator, townId, company, terminal, intervalDate } = kept
  const ofRegion = kept['regionId'] === regionId ? courier : null
  const zoneId = ofRegion?.zones.find(({ id }) => String(id) === kept['zoneId'])?.id
  const intervalId = ofRegion?.intervals
    .find(({ date }) => date === intervalDate)
    ?.intervals.find(({ id, left }) => String(id) === kept['intervalId'] && left > 0)?.id
  return {
    zoneId,
    distanceKm: zoneId === undefined ? undefined : numberOf(kept['distanceKm']),
    ...(intervalId !== undefined && { intervalId, intervalDate }),
    floor: numberOf(floor),
    ...(hasElevator !== undefined && { hasElevator: hasElevator === 'true' }),
    townId: numberOf(townId),
    company,
    terminal,
  }
}

const numberOf = (text: string | undefined) => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined)
