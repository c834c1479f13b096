import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** A row of `market_feed` with the name of its region. */
export interface FeedRow {
  region_id: number
  region: string
  key: string
  made_at: Date | null
  offers: number | null
}

/** Feeds of all regions with shops; new ones get their keys. */
export async function selectFeeds(db: Queryable): Promise<FeedRow[]> {
  await sql`insert into market_feed (region_id)
    select distinct region_id from office where kind = 'shop' and is_active on conflict do nothing`.execute(db)
  const { rows } =
    await sql<FeedRow>`select f.*, r.name as region from market_feed f join region r on r.id = f.region_id
    order by r.position, r.id`.execute(db)
  return rows
}

export async function findFeed(db: Queryable, key: string): Promise<FeedRow | undefined> {
  const { rows } =
    await sql<FeedRow>`select f.*, r.name as region from market_feed f join region r on r.id = f.region_id
    where key = ${key}::uuid`.execute(db)
  return rows[0]
}

export const recordAsked = (db: Queryable, regionId: number) =>
  sql`update market_feed set asked_at = now() where region_id = ${regionId}
    and (asked_at is null or asked_at < now() - interval '1 hour')`.execute(db)

export const recordMade = (db: Queryable, regionId: number, at: Date, offers: number) =>
  sql`update market_feed set made_at = ${at}, offers = ${offers} where region_id = ${regionId}`.execute(db)

/**
 * Regions whose feeds are older than the catalogue, and fetched by somebody: once the catalogue has been still for a while, or
 * when a feed is too old to wait for that.
 */
export async function selectStaleFeeds(
  db: Queryable,
  { stillSeconds, oldSeconds, askedDays }: { stillSeconds: number; oldSeconds: number; askedDays: number },
): Promise<number[]> {
  const { rows } = await sql<{ region_id: number }>`
    select region_id from market_feed, (select max(changed_at) as at from product_change) change
    where made_at < change.at and asked_at > now() - make_interval(days => ${askedDays})
      and (change.at < now() - make_interval(secs => ${stillSeconds}) or made_at < now() - make_interval(secs => ${oldSeconds}))`.execute(
    db,
  )
  return rows.map((row) => row.region_id)
}
