import type { Queryable } from '../db/openDatabase.ts'
import { selectMembersOf } from './organization.sql.ts'
import { organizationTexts as texts } from './organization.texts.ts'

/** Why a user may not add a company: it is his already, or another user's. Null when he may. */
export async function refusalOf(
  db: Queryable,
  userId: number,
  numbers: { inn: string; kpp: string | null },
): Promise<string | null> {
  const members = await selectMembersOf(db, numbers)
  if (members.length === 0) return null
  return members.some(({ user_id }) => user_id === userId) ? texts.own : texts.taken
}
