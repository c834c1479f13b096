import type { Queryable } from '../db/openDatabase.ts'

/** Gives a user the orders of a phone that nobody has. @returns how many they are */
export async function claimOrders(db: Queryable, phone: string, userId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('customer_order')
    .set({ user_id: userId })
    .where('phone', '=', phone)
    .where('user_id', 'is', null)
    // The user who bought for it was deleted: the order stays the organization's.
    .where('organization_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
