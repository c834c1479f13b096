import { EMAIL_PAGE } from '@verstak/contracts/profile'
import type { Caller } from '../http/createBinder.ts'
import { loginAddress } from '../identity/loginAddress.ts'
import { hashSecret, isSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { findUserIdOf } from '../session/userIdOf.ts'
import { findEmailConfirmation, useEmailConfirmation } from './emailConfirmation.sql.ts'

/**
 * Confirms the e-mail of the account that a letter's link is of. A link alone confirms nothing, because mail programs open
 * them by themselves, nor does whoever reads the mailbox: he must be signed in as that account's user. Else a stranger who
 * has registered with somebody's address had it confirmed by its owner.
 * @returns address of the page of the form, which says how it went, or of the sign-in
 */
export async function confirmEmailByForm(
  services: Pick<Services, 'db' | 'now'>,
  { key = '' }: Record<string, string>,
  caller: Pick<Caller, 'cookie'>,
): Promise<string> {
  const { db } = services
  const [now, tokenHash] = [services.now(), hashSecret(key)]
  const link = isSecret(key) ? await findEmailConfirmation(db, tokenHash, now) : undefined
  if (!link) return resultPage('oldKey')
  const userId = await findUserIdOf(services, caller)
  if (userId === null) return loginAddress(`${EMAIL_PAGE}?key=${key}`)
  if (userId !== link.user_id) return resultPage('otherUser')
  const isConfirmed = await db
    .transaction()
    .execute((transaction) => useEmailConfirmation(transaction, { tokenHash, userId, now }))
  return resultPage(isConfirmed ? 'confirmed' : 'oldKey')
}

const resultPage = (result: string) => `${EMAIL_PAGE}?result=${result}`
