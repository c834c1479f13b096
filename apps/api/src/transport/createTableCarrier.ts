import { roadKmBetween, transportCostOf } from '@verstak/delivery-cost/transportCost'
import type { Queryable } from '../db/openDatabase.ts'
import type { Carrier } from './carrier.ts'
import { findTransportTariff, selectTerminals } from './transport.sql.ts'

/** A company whose tariff stands in the shop's own tables. */
export function createTableCarrier(db: Queryable, companyId: string): Carrier {
  return {
    async quote({ parcels, from, to, date }) {
      const tariff = await findTransportTariff(db, companyId, date)
      const cost = tariff && transportCostOf(tariff, parcels, roadKmBetween(from, to))
      return cost ? { ...cost, points: await selectTerminals(db, companyId, to.id) } : null
    },
  }
}
