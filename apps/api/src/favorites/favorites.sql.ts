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
  db
    .selectFrom('favorites_list')
    .select(['id', 'name', 'owner_id'])
    .where('sharing_key', '=', sharingKey)
    .executeTakeFirst()

export const updateList = (db: Queryable, id: number, changes: { name?: string; sharing_key?: string | null }) =>
  db.updateTable('favorites_list').set(changes).where('id', '=', id).execute()

export const deleteList = (db: Queryable, id: number) => db.deleteFrom('favorites_list').where('id', '=', id).execute()

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
