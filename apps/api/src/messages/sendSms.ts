import type { Queryable } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import { countSms } from './message.sql.ts'
import { inTransaction, queueMessage, type MessageServices } from './queueMessage.ts'

const PHONE = /^\d{10}$/

export interface Sms {
  /** Ten digits, without the leading 7. */
  phone: string
  text: string
  /** What it is for, such as `sign-in-code`; for counts and logs. */
  purpose: string
  /** After this time it is not sent any more. */
  expiresAt?: Date | undefined
  /** Says that a repeated call is the same SMS: it goes out once, under this id. */
  id?: string
}

/**
 * Writes an SMS that goes out once the caller's transaction is committed. Call it last there: until the commit it holds
 * the counter of the day, for which all other SMS wait.
 * @throws DomainError `messages-exhausted` when the shop has sent all SMS of the day
 */
export async function sendSms(services: MessageServices, db: Queryable, sms: Sms): Promise<void> {
  const { phone, text, purpose, expiresAt, id } = sms
  if (!PHONE.test(phone)) throw new TypeError('A phone has ten digits, without the leading 7.')
  await inTransaction(db, async (transaction) => {
    const isNew = await queueMessage(services, transaction, {
      id,
      kind: 'sms',
      purpose,
      recipient: phone,
      body: text,
      expires_at: expiresAt,
    })
    if (!isNew) return
    const isCounted = await countSms(transaction, services.now(), services.messages.smsPerDay)
    if (!isCounted) throw new DomainError('messages-exhausted')
  })
}
