import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { selectOrganizations } from '../session/account.sql.ts'
import { userIdOf } from '../session/userIdOf.ts'

/** Whose lists a caller sees. */
export interface ListOwner {
  userId: number
  /** The organization that he buys for; null: his own lists. */
  organizationId: number | null
  /** All in which he may be. */
  memberOf: readonly number[]
  /** Those of which he sees everybody's orders. */
  seesOrdersOf: readonly number[]
}

/** @throws DomainError `sign-in-required` */
export async function listOwnerOf(
  services: Pick<Services, 'db' | 'now'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<ListOwner> {
  const userId = await userIdOf(services, caller)
  const organizations = await selectOrganizations(services.db, userId)
  return {
    userId,
    organizationId: organizations.find(({ is_active }) => is_active)?.id ?? null,
    memberOf: organizations.map(({ id }) => id),
    seesOrdersOf: organizations.filter(({ role }) => role !== 'purchaser').map(({ id }) => id),
  }
}

/** The same for a list that is not there and for somebody else's. */
export const noList = (guid: string) =>
  new DomainError('not-found', {
    field: 'guid',
    reason: 'not-found',
    message: `There is no list ${guid} for this user.`,
  })
