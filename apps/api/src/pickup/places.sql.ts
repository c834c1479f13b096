import type { PickupPlan } from '@verstak/schedule/handover'
import { sql } from 'kysely'
import type { OfficeRow } from '../db/deliveryTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { officePlan } from './pickupPlan.sql.ts'

/** An open shop or point. */
export interface PlaceRow extends OfficeRow {
  plan: PickupPlan
  /** Its hours of the week are known; otherwise `working_time` says what is. */
  has_hours: boolean
}

const COLUMNS = sql`o.*, ${sql.raw(officePlan('r'))} as plan,
  exists (select from office_hours h where h.office_id = o.id) as has_hours`

/** Open places of regions, by id. */
export async function selectPlaces(db: Queryable, regionIds: readonly number[]): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select ${COLUMNS} from office o join region r on r.id = o.region_id
    where o.region_id = any(${regionIds}::int[]) and o.is_active order by o.id`.execute(db)
  return rows
}

/** Undefined when there is none, or it was closed for good. */
export async function findPlace(db: Queryable, id: number): Promise<PlaceRow | undefined> {
  const { rows } = await sql<PlaceRow>`
    select ${COLUMNS} from office o join region r on r.id = o.region_id where o.id = ${id} and o.is_active`.execute(db)
  return rows[0]
}

/** Pieces of a product in a shop. */
export interface HeldPieces {
  product_id: number
  office_id: number
  quantity: number
}

export async function selectHeld(
  db: Queryable,
  productIds: readonly number[],
  regionIds: readonly number[],
): Promise<HeldPieces[]> {
  const { rows } = await sql<HeldPieces>`
    select s.product_id, s.office_id, s.quantity from stock s join office o on o.id = s.office_id
    where s.product_id = any(${productIds}::int[]) and s.quantity > 0
      and o.region_id = any(${regionIds}::int[]) and o.is_active`.execute(db)
  return rows
}

/** A product that is for sale, with the smallest number of pieces that it is sold by. */
export const findSoldProduct = (db: Queryable, guid: string) =>
  db
    .selectFrom('product')
    .select(['id', 'multiplicity'])
    .where('guid', '=', guid)
    .where('is_active', '=', true)
    .executeTakeFirst()

/** Products of a cart that are to be ordered and for sale. */
export const selectCartGoods = (db: Queryable, cartId: string) =>
  db
    .selectFrom('cart_item')
    .innerJoin('product', 'product.id', 'cart_item.product_id')
    .select(['product.id', 'product.multiplicity', 'cart_item.quantity'])
    .where('cart_item.cart_id', '=', cartId)
    .where('cart_item.is_selected', '=', true)
    .where('product.is_active', '=', true)
    .orderBy('product.id')
    .execute()

/** Middle of the region's town; undefined when nobody has entered it. */
export const findTownCentre = (db: Queryable, regionId: number) =>
  db
    .selectFrom('locality')
    .select(['lat', 'lon'])
    .where('region_id', '=', regionId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
