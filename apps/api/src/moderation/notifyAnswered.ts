import { productAddress } from '@verstak/contracts/address'
import type { Queryable } from '../db/openDatabase.ts'
import type { DiscussionRow } from '../discussions/discussion.sql.ts'
import { unsubscribeKey } from '../discussions/unsubscribe.ts'
import type { MessageServices } from '../messages/queueMessage.ts'
import { sendMail } from '../messages/sendMail.ts'
import { moderationLetters } from './moderation.texts.ts'

type Answer = Pick<DiscussionRow, 'parent_id' | 'product_id' | 'product_name' | 'product_slug' | 'email'>

/** Tells the author of what was answered, who has asked for that and is not the one who answers. */
export async function notifyAnswered(
  services: MessageServices,
  db: Queryable,
  answer: Answer,
  origin: string,
): Promise<void> {
  if (answer.parent_id === null) return
  const asked = await db
    .selectFrom('discussion')
    .select(['guid', 'email'])
    .where('id', '=', answer.parent_id)
    .where('is_subscribed', '=', true)
    .where('email', 'is not', null)
    .executeTakeFirst()
  if (!asked || asked.email?.toLowerCase() === answer.email?.toLowerCase()) return
  const page = `${origin}${productAddress(answer.product_slug, answer.product_id)}discussions/`
  const unsubscribe = `${page}?unsubscribe=${await unsubscribeKey(db, asked.guid)}`
  await sendMail(services, db, {
    to: asked.email!,
    purpose: 'question-answered',
    ...moderationLetters.answered(answer.product_name, page, unsubscribe),
  })
}
