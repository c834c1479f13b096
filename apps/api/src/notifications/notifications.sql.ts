import type { Queryable } from '../db/openDatabase.ts'

/** Pending notifications of a user, oldest first. */
export const selectPending = (db: Queryable, userId: number, limit: number) =>
  db
    .selectFrom('user_notification')
    .select(['id', 'name', 'payload'])
    .where('user_id', '=', userId)
    .where('viewed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Pending notifications of a user with one name. */
export const selectPendingNamed = (db: Queryable, userId: number, name: string) =>
  db
    .selectFrom('user_notification')
    .select(['id', 'payload'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('viewed_at', 'is', null)
    .execute()

/** Marks those of the rows that belong to the user. */
export async function updateViewed(
  db: Queryable,
  { userId, ids, at }: { userId: number; ids: readonly number[]; at: Date },
): Promise<void> {
  await db
    .updateTable('user_notification')
    .set({ viewed_at: at })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('viewed_at', 'is', null)
    .execute()
}

/** Stores that the user has viewed a notification without a row of its own. */
export async function insertViewed(
  db: Queryable,
  { userId, name, at }: { userId: number; name: string; at: Date },
): Promise<void> {
  await db.insertInto('user_notification').values({ user_id: userId, name, viewed_at: at }).execute()
}

/** True for a user without a company, not of the staff, who never had a notification with this name. */
export async function isNewToPerson(db: Queryable, userId: number, name: string): Promise<boolean> {
  const person = await db
    .selectFrom('shop_user')
    .select('id')
    .where('id', '=', userId)
    .where('is_staff', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('organization_member').select('user_id').where('user_id', '=', userId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('user_notification').select('id').where('user_id', '=', userId).where('name', '=', name))),
    )
    .executeTakeFirst()
  return person !== undefined
}
