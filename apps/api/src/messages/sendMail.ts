import type { Queryable } from '../db/openDatabase.ts'
import { inTransaction, queueMessage, type MessageServices } from './queueMessage.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html?: string | undefined
  /** What it is for, such as `order-placed`; for counts and logs. */
  purpose: string
  /** After this time it is not sent any more. */
  expiresAt?: Date | undefined
  /** Where one click ends what the mail belongs to: for newsletters. */
  unsubscribeUrl?: string | undefined
  /** Says that a repeated call is the same mail: it goes out once, under this id. */
  id?: string
}

/** Writes a mail that goes out once the caller's transaction is committed. */
export async function sendMail(services: MessageServices, db: Queryable, mail: Mail): Promise<void> {
  const { to, subject, text, html, purpose, expiresAt, unsubscribeUrl, id } = mail
  await inTransaction(db, (transaction) =>
    queueMessage(services, transaction, {
      id,
      kind: 'mail',
      purpose,
      recipient: to,
      subject,
      body: text,
      html,
      unsubscribe_url: unsubscribeUrl,
      expires_at: expiresAt,
    }),
  )
}
