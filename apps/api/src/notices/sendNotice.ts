import type { Queryable } from '../db/openDatabase.ts'
import type { MessageServices } from '../messages/queueMessage.ts'
import { sendMail } from '../messages/sendMail.ts'
import { readSettings } from '../settings/readSettings.ts'
import { selectUser } from '../session/account.sql.ts'
import { ifNotYou, type Notice } from './notices.texts.ts'

export interface NoticeTo {
  userId: number
  /** Of the shop's pages, as `Caller` says it: where the links lead. */
  origin: string
  /** An e-mail that is the user's no more; else his own. */
  email?: string | null
}

/**
 * Tells a user by mail what has happened to his account, and what to do if it was not he; goes out with the caller's
 * transaction. A user without an e-mail is told nothing.
 */
export async function sendNotice(
  services: MessageServices,
  db: Queryable,
  { userId, origin, email }: NoticeTo,
  { subject, what, purpose }: Notice,
): Promise<void> {
  const to = email === undefined ? (await selectUser(db, userId)).email : email
  if (to === null) return
  const { supportPhone } = await readSettings(db)
  await sendMail(services, db, { to, subject, text: `${what}\n\n${ifNotYou(origin, supportPhone)}`, purpose })
}
