import type { Marks } from '@verstak/contracts/marks'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Ids of all products that an owner has marked, newest first. */
export async function selectMarks(db: Queryable, ownerId: number): Promise<Marks> {
  const { rows } = await sql<Marks>`
    select
      array(select product_id from favorites_item join favorites_list list on list.id = list_id
        where list.owner_id = ${ownerId} group by product_id
        order by max(favorites_item.created_at) desc, product_id) as favorites,
      array(select product_id from compare_item where owner_id = ${ownerId}
        order by created_at desc, product_id) as compare`.execute(db)
  return rows[0]!
}

/** Numbers of marked products; of two counts the one with the bigger revision is newer. */
export type MarkCounts = Record<keyof Marks | 'revision', number>

/** How many different products an owner has marked. */
export async function countMarks(db: Queryable, ownerId: number): Promise<MarkCounts> {
  const { rows } = await sql<MarkCounts>`
    select
      (select revision::float8 from mark_owner where id = ${ownerId}) as revision,
      (select count(distinct product_id)::int from favorites_item join favorites_list list on list.id = list_id
        where list.owner_id = ${ownerId}) as favorites,
      (select count(*)::int from compare_item where owner_id = ${ownerId}) as compare`.execute(db)
  return rows[0]!
}

/** Products with these guids, including withdrawn ones, locked against deletion until the transaction ends. */
export const lockProducts = (db: Queryable, guids: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['id', 'guid'])
    .where('guid', '=', sql<string>`any(${guids}::uuid[])`)
    .orderBy('id')
    .forKeyShare()
    .execute()

/** Like `lockProducts`, by id. */
export const lockProduct = (db: Queryable, id: number) =>
  db.selectFrom('product').select(['id', 'guid']).where('id', '=', id).forKeyShare().executeTakeFirst()
