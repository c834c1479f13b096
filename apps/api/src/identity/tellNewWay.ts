import type { Queryable } from '../db/openDatabase.ts'
import type { MessageServices } from '../messages/queueMessage.ts'
import { sendMail } from '../messages/sendMail.ts'
import { selectUser } from '../session/account.sql.ts'
import { identityTexts } from './identity.texts.ts'

/** Tells a user by mail that somebody can sign in to his account in a new way; goes out with the caller's transaction. */
export async function tellNewWay(services: MessageServices, db: Queryable, userId: number, way: string): Promise<void> {
  const { email } = await selectUser(db, userId)
  if (email === null) return
  await sendMail(services, db, {
    to: email,
    subject: identityTexts.newWaySubject,
    text: identityTexts.newWay(way),
    purpose: 'new-sign-in-way',
  })
}
