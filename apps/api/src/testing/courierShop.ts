import type { Database } from '../db/openDatabase.ts'

/** A courier's tariff of region 1, with zones near and by kilometre, intervals and lifting. */
export interface CourierShop {
  tariffId: number
  /** Inside, outside, by kilometre beyond. */
  zoneIds: [number, number, number]
  /** 10:00–14:00 with three places, 18:00–22:00 with one and a surcharge of 150 ₽. */
  intervalIds: [number, number]
}

/** Prices by zone, kopecks: up to 30 kg and 200 l, up to 100 kg and 600 l; more is by agreement. */
export const RATES = [
  [39_000, 79_000],
  [49_000, 99_000],
  [3_500, 4_000],
] as const

/** Adds that tariff: free from 50 000 ₽ and up to 30 kg; carried up to 50 kg for 100 ₽ a floor, 200 ₽ by lift. */
export async function addCourierTariff(db: Database): Promise<CourierShop> {
  const { id: tariff_id } = await db
    .insertInto('courier_tariff')
    .values({ region_id: 1, version: 1, valid_from: '2026-01-01', free_from_sum: 5_000_000, free_max_weight: 30_000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const zones = await db
    .insertInto('courier_zone')
    .values(
      ['Внутри МКАД', 'До 10 км', 'Дальше'].map((name, place) => ({
        ...{ tariff_id, position: place + 1, name, is_per_km: place === 2 },
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('courier_rate')
    .values(
      zones.flatMap(({ id: zone_id }, place) => [
        { tariff_id, zone_id, max_weight: 30_000, max_volume: 200, price: RATES[place]![0] },
        { tariff_id, zone_id, max_weight: 100_000, max_volume: 600, price: RATES[place]![1] },
        { tariff_id, zone_id, max_weight: 500_000, max_volume: 3_000, price: null },
      ]),
    )
    .execute()
  const intervals = await db
    .insertInto('courier_interval')
    .values([
      { tariff_id, position: 1, starts_at: '10:00', ends_at: '14:00', order_until: '09:00', capacity: 3 },
      {
        ...{ tariff_id, position: 2, starts_at: '18:00', ends_at: '22:00', order_until: '17:00', capacity: 1 },
        surcharge: 15_000,
      },
    ])
    .returning('id')
    .execute()
  await db
    .insertInto('courier_lifting')
    .values([
      { tariff_id, position: 1, max_weight: 50_000, elevator: 20_000, stairs_per_floor: 10_000 },
      { tariff_id, position: 2, max_weight: null, elevator: null, stairs_per_floor: null },
    ])
    .execute()
  const [inside, outside, beyond] = zones.map(({ id }) => id)
  const [morning, evening] = intervals.map(({ id }) => id)
  return { tariffId: tariff_id, zoneIds: [inside!, outside!, beyond!], intervalIds: [morning!, evening!] }
}
