import type { DeviceKey } from './deviceKeys.ts'
import { forgetDevice, readDevice, writeDevice } from './deviceValue.ts'

/** Long enough for the next order. */
const KEPT_DAYS = 180

const key = { name: 'pickup_point', kind: 'texts', days: KEPT_DAYS } as const satisfies DeviceKey & { kind: 'texts' }

/** The shop or pickup point that a visitor has chosen, for his next order. */
export interface KeptPickupPoint {
  id: number
  regionId: number
  address: string
}

/** The point that was chosen on this device; null for none. Others may close it: who orders checks it. */
export function readPickupPoint(): KeptPickupPoint | null {
  const { id = '', regionId = '', address = '' } = readDevice(key)
  const [pointId, region] = [Number(id), Number(regionId)]
  return pointId > 0 && Number.isSafeInteger(pointId) && Number.isSafeInteger(region) && regionId !== ''
    ? { id: pointId, regionId: region, address }
    : null
}

/** Keeps the choice; null forgets it. */
export function keepPickupPoint(point: KeptPickupPoint | null): void {
  if (point) writeDevice(key, { id: String(point.id), regionId: String(point.regionId), address: point.address })
  else forgetDevice(key)
}
