import { localTimeOf } from '@verstak/schedule/localTime'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Services } from '../services.ts'
import { findCourierTariff, type StoredTariff } from './courierTariff.sql.ts'

/** Limits of an order where the region has one price only: what a van takes. */
const VAN = { maxWeight: 400_000, maxVolume: 3_000 }
/** The only zone of such a region. */
const ONLY_ZONE_ID = 1

/** The courier tariff of today; the region's one price where it has no tariff of its own. */
export async function tariffOf({ db, now }: Pick<Services, 'db' | 'now'>, region: Region): Promise<StoredTariff> {
  const { date } = localTimeOf(region.time_zone, now())
  return (await findCourierTariff(db, region.id, date)) ?? flatTariffOf(region)
}

const flatTariffOf = ({ name, courier_price: price }: Region): StoredTariff => ({
  zones: [{ id: ONLY_ZONE_ID, name, note: '', isPerKm: false, rates: [{ ...VAN, price }] }],
  freeFrom: null,
  lifting: [],
  liftSize: null,
  intervals: [],
})
