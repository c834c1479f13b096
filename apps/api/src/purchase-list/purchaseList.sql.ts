import { sql } from 'kysely'
import { MAX_LINES } from '@verstak/contracts/cart'
import type { Queryable } from '../db/openDatabase.ts'
import type { ListOwner } from './listOwnerOf.ts'

/** A line to write. Quantity in pieces. */
export interface ListLine {
  product_id: number
  quantity: number
}

const selectRows = (db: Queryable) =>
  db
    .selectFrom('purchase_list')
    .select(['guid', 'name', 'changed_at', 'used_at'])
    .select((builder) =>
      builder
        .selectFrom('purchase_list_line')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('list_guid', '=', 'guid')
        .as('products'),
    )

/** A list without its lines. */
export type PurchaseListData = Awaited<ReturnType<typeof selectLists>>[number]

/** Lists of the buyer, the last used first. */
export const selectLists = (db: Queryable, { userId, organizationId }: ListOwner) =>
  selectRows(db)
    .where(organizationId === null ? 'owner_id' : 'organization_id', '=', organizationId ?? userId)
    .orderBy(sql`coalesce(used_at, changed_at)`, 'desc')
    .orderBy('guid')
    .execute()

/** A list that the caller may see: his own, or one of an organization in which he is. */
export const findList = (db: Queryable, guid: string, { userId, memberOf }: ListOwner) =>
  selectRows(db)
    .where('guid', '=', guid)
    .where((where) => where.or([where('owner_id', '=', userId), where('organization_id', 'in', [...memberOf, 0])]))
    .executeTakeFirst()

/** Holds back other changes of the list until the transaction ends. */
export const lockList = (db: Queryable, guid: string) =>
  db.selectFrom('purchase_list').select('guid').where('guid', '=', guid).forUpdate().execute()

export const selectLines = (db: Queryable, guid: string): Promise<ListLine[]> =>
  db
    .selectFrom('purchase_list_line')
    .select(['product_id', 'quantity'])
    .where('list_guid', '=', guid)
    .orderBy('position')
    .execute()

/** Lists of the buyer, counted under a lock of his user, so that two calls at once cannot pass the limit. */
export async function countListsLocked(db: Queryable, owner: ListOwner): Promise<number> {
  await db.selectFrom('shop_user').select('id').where('id', '=', owner.userId).forUpdate().execute()
  return (await selectLists(db, owner)).length
}

export async function insertList(
  db: Queryable,
  { userId, organizationId }: ListOwner,
  { name, lines, now }: { name: string; lines: readonly ListLine[]; now: Date },
): Promise<string> {
  const { guid } = await db
    .insertInto('purchase_list')
    .values({
      owner_id: organizationId === null ? userId : null,
      organization_id: organizationId,
      author_id: userId,
      name,
      created_at: now,
      changed_at: now,
    })
    .returning('guid')
    .executeTakeFirstOrThrow()
  await putLines(db, guid, lines)
  return guid
}

/** Adds products at the end, or sets the quantities of those that are there. */
export async function putLines(db: Queryable, guid: string, lines: readonly ListLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into purchase_list_line (list_guid, product_id, quantity, position)
    select ${guid}, line.product_id, line.quantity, line.place
      + coalesce((select max(position) from purchase_list_line where list_guid = ${guid}), 0)
    from unnest(
      ${lines.map(({ product_id }) => product_id)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]
    ) with ordinality as line (product_id, quantity, place)
    on conflict (list_guid, product_id) do update set quantity = excluded.quantity`.execute(db)
}

export async function deleteLines(db: Queryable, guid: string, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await db
    .deleteFrom('purchase_list_line')
    .where('list_guid', '=', guid)
    .where('product_id', 'in', productIds)
    .execute()
}

export const updateList = (
  db: Queryable,
  guid: string,
  changes: { name?: string; changed_at?: Date; used_at?: Date },
) => db.updateTable('purchase_list').set(changes).where('guid', '=', guid).execute()

export const deleteList = (db: Queryable, guid: string) =>
  db.deleteFrom('purchase_list').where('guid', '=', guid).execute()

/** Products of an order that the caller sees, without gifts; undefined when he sees none with this guid. */
export async function findOrderGoods(
  db: Queryable,
  guid: string,
  { userId, seesOrdersOf }: ListOwner,
): Promise<ListLine[] | undefined> {
  const order = await db
    .selectFrom('customer_order')
    .select('guid')
    .where('guid', '=', guid)
    .where((where) => where.or([where('user_id', '=', userId), where('organization_id', 'in', [...seesOrdersOf, 0])]))
    .executeTakeFirst()
  if (!order) return undefined
  const { rows } = await sql<ListLine>`
    select product_id, least(sum(quantity), 9999)::int as quantity from order_line
    where order_guid = ${guid} and not is_gift group by product_id order by min(position) limit ${MAX_LINES}`.execute(
    db,
  )
  return rows
}

/** Orders that count: the newest of a year. */
const MAX_ORDERS = 500

/** The products that the buyer has ordered most often since a moment, with the middle quantity. */
export async function selectOftenBought(
  db: Queryable,
  { userId, organizationId, seesOrdersOf }: ListOwner,
  { since, limit }: { since: Date; limit: number },
): Promise<(ListLine & { times: number })[]> {
  const seesAll = organizationId !== null && seesOrdersOf.includes(organizationId)
  const { rows } = await sql<ListLine & { times: number }>`
    with own as (
      select guid from customer_order
      where status <> 'cancelled' and created_at > ${since}
        and organization_id is not distinct from ${organizationId}
        and ${seesAll ? sql`true` : sql`user_id = ${userId}`}
      order by created_at desc limit ${MAX_ORDERS}
    )
    select line.product_id, count(*)::int as times,
      percentile_disc(0.5) within group (order by line.quantity)::int as quantity
    from own join order_line line on line.order_guid = own.guid join product on product.id = line.product_id
    where not line.is_gift and product.is_active
    group by line.product_id order by count(*) desc, line.product_id limit ${limit}`.execute(db)
  return rows
}
