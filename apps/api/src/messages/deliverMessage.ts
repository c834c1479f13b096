import type { JobRun } from '../jobs/Jobs.ts'
import { SHOP_NAME } from '@verstak/contracts/shop'
import { readSettings } from '../settings/readSettings.ts'
import type { Services } from '../services.ts'
import { endMessage, recordChannel, selectQueuedMessage, type QueuedMessage } from './message.sql.ts'
import type { MessagePorts } from './MessagePorts.ts'
import { MessageRefused, type OutgoingMail } from './ports.ts'
import type { Queryable } from '../db/openDatabase.ts'

type DeliveryServices = Pick<Services, 'db' | 'messages' | 'now'>

/**
 * Sends a message unless it was sent already. When the process ends between sending and noting that, it is sent again
 * under the same id.
 */
export async function deliverMessage(
  { db, messages, now }: DeliveryServices,
  { messageId }: { messageId: string },
  { isLastAttempt, signal, log }: JobRun,
): Promise<void> {
  const message = await selectQueuedMessage(db, messageId)
  if (!message) return
  const { kind, purpose, expires_at: expiresAt } = message
  if (expiresAt && expiresAt <= now()) {
    log.warn({ messageId, kind, purpose }, 'A message came too late to be sent')
    return endMessage(db, messageId, 'late', now())
  }
  try {
    await send(messages, message, await senderOf(db), signal)
  } catch (error) {
    const isRefused = error instanceof MessageRefused
    await recordChannel(db, kind, isRefused ? 'answered_at' : 'failed_at', now())
    if (isRefused || isLastAttempt) {
      log.error({ messageId, kind, purpose, reason: (error as Error).message }, 'A message was given up')
      return endMessage(db, messageId, isRefused ? 'refused' : 'failed', now())
    }
    throw error
  }
  await db.transaction().execute(async (transaction) => {
    await endMessage(transaction, messageId, 'sent', now())
    await recordChannel(transaction, kind, 'answered_at', now())
  })
}

/** A shop that has a name of its own sends its mails under it, unless it has set another one for them. */
async function senderOf(db: Queryable): Promise<Pick<OutgoingMail, 'fromName' | 'replyTo'>> {
  const { shopName, mailName, mailReplyTo } = await readSettings(db)
  return { fromName: mailName ?? (shopName === SHOP_NAME ? null : shopName), replyTo: mailReplyTo }
}

function send(
  { sms, mail }: MessagePorts,
  message: QueuedMessage,
  sender: Awaited<ReturnType<typeof senderOf>>,
  signal: AbortSignal,
): Promise<void> {
  const { id, kind, purpose, recipient, subject, body: text, html, unsubscribe_url: unsubscribeUrl } = message
  if (kind === 'sms') return sms.send({ id, purpose, phone: recipient, text }, signal)
  return mail.send(
    { id, purpose, to: recipient, subject: subject ?? '', text, html, unsubscribeUrl, ...sender },
    signal,
  )
}
