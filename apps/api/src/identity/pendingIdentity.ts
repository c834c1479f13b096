import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { notices } from '../notices/notices.texts.ts'
import { sendNotice } from '../notices/sendNotice.ts'
import type { Services } from '../services.ts'
import { deletePending, findPending, insertIdentity, type PendingIdentityRow } from './identity.sql.ts'
import { findBrowser } from './identityBrowser.ts'
import { providerNameOf } from './providerNameOf.ts'
import type { ProviderPerson } from './ProviderPerson.ts'
import { usablePerson, type UsablePerson } from './usablePerson.ts'

/** A provider's account that waits in a browser. */
export interface PendingIdentity extends UsablePerson {
  /** The account of the shop that its holder must sign in to; null for a registration. */
  userId: number | null
}

/** What waits in the caller's browser; null when nothing does, or its ten minutes are over. */
export async function findPendingIdentity(
  { now }: Pick<Services, 'now'>,
  db: Queryable,
  caller: Pick<Caller, 'cookie'>,
): Promise<PendingIdentity | null> {
  const browser = findBrowser(caller)
  const row = browser && (await findPending(db, browser, now()))
  return row ? { ...usablePerson(personOf(row)), userId: row.user_id } : null
}

/**
 * Connects what waits in the caller's browser with the user who has just signed in there; call it in the transaction that
 * starts his session. It does nothing for another user than the one who was asked for.
 * @param userId who has signed in
 * @param isNew he was registered just now, out of what the provider said (`fast-registration`)
 * @returns whether the two were connected; the user is told by mail
 */
export async function linkPendingIdentity(
  services: Pick<Services, 'now' | 'identity' | 'jobs' | 'messages'>,
  db: Queryable,
  caller: Pick<Caller, 'cookie' | 'origin'>,
  { userId, isNew }: { userId: number; isNew: boolean },
): Promise<boolean> {
  const browser = findBrowser(caller)
  const pending = await findPendingIdentity(services, db, caller)
  if (!browser || !pending) return false
  await deletePending(db, browser)
  const isHis = isNew ? pending.userId === null : pending.userId === userId
  if (!isHis || !(await insertIdentity(db, pending, userId, services.now()))) return false
  const way = providerNameOf(services.identity, pending.provider)
  await sendNotice(services, db, { userId, origin: caller.origin }, notices.newWay(way))
  return true
}

const personOf = (row: PendingIdentityRow): ProviderPerson => ({
  provider: row.provider,
  subject: row.subject,
  name: row.name,
  email: row.email,
  isEmailVerified: row.is_email_verified,
  // The form asks for numbers with their country code.
  phone: row.phone && `7${row.phone}`,
  isPhoneVerified: row.is_phone_verified,
})
