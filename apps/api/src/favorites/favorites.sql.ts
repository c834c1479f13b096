import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Id of the owner's common list. Creates it with his first favourite. */
export async function putCommonList(db: Queryable, ownerId: number, now: Date): Promise<number> {
  const known = await findCommonList(db, ownerId)
  if (known !== null) return known
  // The owner is locked, so there is no concurrent insert.
  const { id } = await insertList(db, { ownerId, name: null, now })
  return id
}

async function findCommonList(db: Queryable, ownerId: number): Promise<number | null> {
  const lists = db.selectFrom('favorites_list').select('id').where('owner_id', '=', ownerId).where('name', 'is', null)
  return (await lists.executeTakeFirst())?.id ?? null
}

export const insertList = (
  db: Queryable,
  { ownerId, name, now }: { ownerId: number; name: string | null; now: Date },
) =>
  db
    .insertInto('favorites_list')
    .values({ owner_id: ownerId, name, created_at: now })
    .returning(['id', 'guid'])
    .executeTakeFirstOrThrow()

/** The common list first, then the others in order of creation. @param guid null = all of them */
export function selectLists(db: Queryable, ownerId: number, guid: string | null = null) {
  const lists = db
    .selectFrom('favorites_list')
    .select(['id', 'guid', 'name', 'sharing_key'])
    .where('owner_id', '=', ownerId)
    .orderBy(sql`name is null`, 'desc')
    .orderBy('id')
  return (guid === null ? lists : lists.where('guid', '=', guid)).execute()
}
export type FavoritesListRow = Awaited<ReturnType<typeof selectLists>>[number]

export const findSharedList = (db: Queryable, sharingKey: string) =>
  db.selectFrom('favorites_list').select(['id', 'name']).where('sharing_key', '=', sharingKey).executeTakeFirst()

export const updateList = (db: Queryable, id: number, changes: { name?: string; sharing_key?: string | null }) =>
  db.updateTable('favorites_list').set(changes).where('id', '=', id).execute()

export const deleteList = (db: Queryable, id: number) => db.deleteFrom('favorites_list').where('id', '=', id).execute()

/** Products of lists, the newest of each list first. */
export const selectItems = (db: Queryable, listIds: number[]) =>
  db
    .selectFrom('favorites_item')
    .innerJoin('product', 'product.id', 'favorites_item.product_id')
    .select(['list_id', 'product_id', 'guid', 'is_active'])
    .where('list_id', '=', sql<number>`any(${listIds}::int[])`)
    .orderBy('list_id')
    .orderBy('favorites_item.created_at', 'desc')
    .orderBy('product_id')
    .execute()
export type FavoritesItemRow = Awaited<ReturnType<typeof selectItems>>[number]

/** Ids of the products in a list. */
export async function selectProductIds(db: Queryable, listId: number): Promise<number[]> {
  const rows = await db.selectFrom('favorites_item').select('product_id').where('list_id', '=', listId).execute()
  return rows.map(({ product_id }) => product_id)
}

export const insertItem = (db: Queryable, listId: number, productId: number, now: Date) =>
  db
    .insertInto('favorites_item')
    .values({ list_id: listId, product_id: productId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** @param product by id, guid or both; no effect when the list does not contain it */
export const deleteItem = (
  db: Queryable,
  lists: { ownerId: number } | { listId: number },
  product: { id?: number; guid?: string },
) =>
  db
    .deleteFrom('favorites_item')
    .where('list_id', 'in', (from) => {
      const ids = from.selectFrom('favorites_list').select('id')
      return 'listId' in lists ? ids.where('id', '=', lists.listId) : ids.where('owner_id', '=', lists.ownerId)
    })
    .where('product_id', 'in', (from) => {
      const byId = from.selectFrom('product').select('id')
      const named = product.id === undefined ? byId : byId.where('id', '=', product.id)
      return product.guid === undefined ? named : named.where('guid', '=', product.guid)
    })
    .execute()

export const clearList = (db: Queryable, listId: number) =>
  db.deleteFrom('favorites_item').where('list_id', '=', listId).execute()
