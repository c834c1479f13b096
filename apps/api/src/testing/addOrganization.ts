import type { MemberRole } from '@verstak/contracts/organization'
import type { FileTestApi } from './useTestApi.ts'

/** An organization of a user. @returns its id */
export async function addOrganization(
  { db }: Pick<FileTestApi, 'db'>,
  userId: number,
  {
    role = 'owner',
    isActive = false,
    orderLimit = null,
    ...fields
  }: {
    role?: MemberRole
    isActive?: boolean
    /** Of a purchaser, kopecks. */
    orderLimit?: number | null
    inn?: string
    kpp?: string | null
    name?: string
    deferred_limit?: number
    deferred_days?: number
    is_new?: boolean
    wholesale_type?: string
    wholesale_level?: number
  } = {},
): Promise<number> {
  const row = { name: 'ООО «Ёлки»', inn: '7709123453', kpp: '770901001', is_new: false, ...fields }
  const { id } = await db.insertInto('organization').values(row).returning('id').executeTakeFirstOrThrow()
  const member = { user_id: userId, organization_id: id, role, is_active: isActive, order_limit: orderLimit }
  await db.insertInto('organization_member').values(member).execute()
  return id
}
