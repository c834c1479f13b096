import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { Queryable } from '../db/openDatabase.ts'

/** Notes which pictures products have; those that are new wait to be fetched. */
export async function queuePictures(
  client: ClientBase,
  products: readonly { id: number; pictures: readonly string[] }[],
): Promise<void> {
  const ids = products.map(({ id }) => id)
  const rows = products.flatMap(({ id, pictures }) => pictures.map((address, position) => ({ id, position, address })))
  await client.query(
    `delete from product_photo p where product_id = any($1::int[]) and not exists (
       select from jsonb_to_recordset($2::jsonb) r (id int, position int) where r.id = p.product_id and r.position = p.position)`,
    [ids, JSON.stringify(rows)],
  )
  // What another product has from the same address need not be fetched again.
  await client.query(
    `insert into product_photo as known (product_id, position, address, guid, state)
     select r.id, r.position, r.address, ready.guid, case when ready.guid is null then 'waiting' else 'ready' end
     from jsonb_to_recordset($1::jsonb) r (id int, position int, address text)
     left join lateral (select guid from product_photo where address = r.address and state = 'ready' limit 1) ready on true
     on conflict (product_id, position) do update set address = excluded.address, guid = excluded.guid,
       state = excluded.state, tries = 0, fails_with = null, try_at = now()
     where known.address <> excluded.address`,
    [JSON.stringify(rows)],
  )
  await showPictures(client, ids)
}

/** Shows the pictures that products have by now, in their order. A gallery with photos by the staff is the staff's. */
export const showPictures = (client: ClientBase, productIds: readonly number[]) =>
  client.query(
    `update product p set picture = coalesce('photo/' || ready.guids[1], ''), picture_views = coalesce(ready.guids, '{main}')
     from (select wanted.id, (select array_agg(guid::text order by position) from product_photo
         where product_id = wanted.id and state = 'ready') as guids
       from unnest($1::int[]) as wanted (id)) ready
     where p.id = ready.id and (p.picture = '' or p.picture like 'photo/%')
       and not exists (select from upload where is_shop and guid::text = any(p.picture_views))
       and (p.picture, p.picture_views) is distinct from (coalesce('photo/' || ready.guids[1], ''), coalesce(ready.guids, '{main}'))`,
    [productIds],
  )

/** Addresses whose time has come, each once. @param isWebOnly without files that lie beside the goods */
export async function selectWaitingPictures(client: ClientBase, limit: number, isWebOnly: boolean): Promise<string[]> {
  const { rows } = await client.query<{ address: string }>(
    `select distinct address from product_photo where state = 'waiting' and try_at <= now()
       and (not $2 or address ~* '^https?:') limit $1`,
    [limit, isWebOnly],
  )
  return rows.map(({ address }) => address)
}

/** Whether some of the internet wait, and their time has come. */
export async function hasWaitingPictures(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ is_waiting: boolean }>`select exists (select from product_photo
    where state = 'waiting' and try_at <= now() and address ~* '^https?:') as is_waiting`.execute(db)
  return rows[0]?.is_waiting === true
}

export async function countWaitingPictures(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct address)::int as count from product_photo where state = 'waiting' and try_at <= now()`,
  )
  return rows[0]?.count ?? 0
}

/** Of all programs that fetch pictures, one works at a time. An arbitrary number. */
const ADVISORY_LOCK = 7_368_004

/** @returns false when another program holds it; the lock goes with the connection */
export async function lockPictures(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_lock($1) as is_held', [
    ADVISORY_LOCK,
  ])
  return rows[0]?.is_held === true
}

/** All products with that address show the photo from now on. */
export async function finishPicture(client: ClientBase, address: string, guid: string): Promise<void> {
  const { rows } = await client.query<{ product_id: number }>(
    `update product_photo set state = 'ready', guid = $2, fails_with = null where address = $1 and state <> 'ready'
     returning product_id`,
    [address, guid],
  )
  await showPictures(client, [...new Set(rows.map((row) => row.product_id))])
}

/** Another try later, four times as long each time; none after a final failure or the last try. */
export const failPicture = (
  client: ClientBase,
  address: string,
  { message, isFinal }: { message: string; isFinal: boolean },
  mostTries: number,
) =>
  client.query(
    `update product_photo set tries = tries + 1, fails_with = left($2, 300), try_at = now() + interval '1 minute' * 4 ^ tries,
       state = case when $3 or tries + 1 >= $4 then 'failed' else 'waiting' end
     where address = $1 and state = 'waiting'`,
    [address, message, isFinal, mostTries],
  )
