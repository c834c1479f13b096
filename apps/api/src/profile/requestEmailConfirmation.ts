import { EMAIL_PAGE } from '@verstak/contracts/profile'
import type { Queryable } from '../db/openDatabase.ts'
import type { MessageServices } from '../messages/queueMessage.ts'
import { sendMail } from '../messages/sendMail.ts'
import { hashSecret, newSecret } from '../secret.ts'
import { findUserById } from '../sign-in/user.sql.ts'
import { insertEmailConfirmation } from './emailConfirmation.sql.ts'
import { profileMessages } from './profile.texts.ts'

const LIFETIME_MS = 3 * 24 * 60 * 60_000

/**
 * Mails a link that confirms the e-mail of a new account, once; goes out with the caller's transaction. Nothing is sent
 * to an e-mail that is confirmed already.
 * @param origin of the shop's pages, as `Caller` says it
 */
export async function requestEmailConfirmation(
  services: MessageServices,
  db: Queryable,
  { userId, origin }: { userId: number; origin: string },
): Promise<void> {
  const user = await findUserById(db, userId)
  if (!user || user.email === null || user.email_confirmed_at !== null) return
  const now = services.now()
  const [key, expiresAt] = [newSecret(), new Date(now.getTime() + LIFETIME_MS)]
  await insertEmailConfirmation(db, {
    token_hash: hashSecret(key),
    user_id: userId,
    email: user.email.toLowerCase(),
    expires_at: expiresAt,
  })
  const mail = profileMessages.confirmEmail(`${origin}${EMAIL_PAGE}?key=${key}`)
  await sendMail(services, db, { to: user.email, ...mail, purpose: 'email-confirmation', expiresAt })
}
