import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** A promotion, or a sale with its address name. */
export interface PromotionRow {
  name: string
  /** Null for a sale. */
  url: string | null
  sale_slug: string | null
  audience: 'admin' | 'b2b' | 'b2c' | null
  /** Null for promotions that appear only in the list. */
  place: 'carousel' | 'side' | null
  note: string
  action: string
  /** `{drawing}/{livery}`. */
  picture: string | null
  /** Null: the same. */
  phone_picture: string | null
  /** Null for the shop's own. */
  advertising_token: string | null
}

/** Running promotions of a region at a moment, in the shop's order, then running sales. */
export async function selectPromotions(
  db: Queryable,
  { regionId, now }: { regionId: number; now: Date },
): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select name, url, null as sale_slug, audience, place, note, action, picture, phone_picture, advertising_token, 1 as part, position, id
    from promotion
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now}) and (region_id is null or region_id = ${regionId})
    union all
    select name, null, slug, null, null, '', '', null, null, null, 2, position, id from sale
    where starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by part, position, id`.execute(db)
  return rows
}

/** The raw setting `promoLinks`; undefined when it is not set. */
export async function findPromoLinks(db: Queryable): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', 'promoLinks').executeTakeFirst()
  return row?.value
}
