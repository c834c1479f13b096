import type { Queryable } from '../db/openDatabase.ts'
import type { OrderRow } from '../db/orderTables.ts'

/**
 * Whether an order belongs to a user by his account: his own as a person; of an organization all of them for its owner
 * and managers, those that he placed for a purchaser. Who has left an organization has none of its orders.
 */
export async function isReaderOf(
  db: Queryable,
  { user_id, organization_id }: Pick<OrderRow, 'user_id' | 'organization_id'>,
  userId: number,
): Promise<boolean> {
  if (organization_id === null) return user_id === userId
  const member = await db
    .selectFrom('organization_member')
    .select('role')
    .where('user_id', '=', userId)
    .where('organization_id', '=', organization_id)
    .executeTakeFirst()
  return member !== undefined && (member.role !== 'purchaser' || user_id === userId)
}
