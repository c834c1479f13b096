import type { PickupPoint } from '@verstak/contracts/pickup'
import type { PickupPlan } from '@verstak/schedule/handover'
import { LRUCache } from 'lru-cache'
import { createStaleWhileRevalidate } from '../cache/createStaleWhileRevalidate.ts'
import type { Database } from '../db/openDatabase.ts'
import { selectPlaces, type PlaceRow } from './places.sql.ts'
import { shortPointOf, wirePointOf } from './wirePoint.ts'

/** Sets of regions whose places are in memory. */
const MAX_SETS = 40

/** An open place, ready for answers. */
export interface Place {
  full: PickupPoint
  short: PickupPoint
  /** The same object for all places with the same hours. */
  plan: PickupPlan
  transferDays: number
  /** A shop, not a point that only hands over. */
  isShop: boolean
}

/** Places of regions, by id. */
export type Places = (regionIds: readonly number[]) => Promise<readonly Place[]>

/**
 * Places as they were at most so long ago. Stock is never cached.
 * @param maxAgeMs 0 = read anew for each call
 */
export function createPlaces(db: Database, now: () => Date, maxAgeMs = 30_000): Places {
  const readers = new LRUCache<string, () => Promise<readonly Place[]>>({ max: MAX_SETS })
  return (regionIds) => {
    const key = regionIds.join()
    let read = readers.get(key)
    if (!read) {
      read = createStaleWhileRevalidate(maxAgeMs, async () => placesOf(await selectPlaces(db, regionIds), now()))
      readers.set(key, read)
    }
    return read()
  }
}

function placesOf(rows: PlaceRow[], now: Date): Place[] {
  const plans = new Map<string, PickupPlan>()
  return rows.map((row) => {
    const key = JSON.stringify(row.plan)
    const plan = plans.get(key) ?? row.plan
    plans.set(key, plan)
    return {
      full: wirePointOf(row, now),
      short: shortPointOf(row, now),
      plan,
      transferDays: row.transfer_days,
      isShop: row.kind === 'shop',
    }
  })
}
