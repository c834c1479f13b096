import type { DiscussionAnswer } from '@verstak/contracts/discussion'
import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { answerAsShop as endpoint } from '@verstak/contracts/moderation'
import { findPublished } from '../discussions/createDiscussion.ts'
import { countDiscussion, selectDiscussionsByGuid } from '../discussions/discussion.sql.ts'
import { wireDiscussionOf } from '../discussions/wireDiscussion.ts'
import { recordChange } from '../back-office/recordChange.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import type { MessageServices } from '../messages/queueMessage.ts'
import { lockProductReviews } from '../reviews/reviewCounts.sql.ts'
import type { Services } from '../services.ts'
import type { Moderator } from './moderate.ts'
import { notifyAnswered } from './notifyAnswered.ts'
import { readSettings } from '../settings/readSettings.ts'

/** @throws DomainError `not-found`; `invalid-input` for what stands on another site, and for markup without words */
export async function answerAsShop(
  services: MessageServices & Pick<Services, 'db' | 'now'>,
  { kind, guid, html }: EndpointBody<typeof endpoint>,
  by: Moderator,
): Promise<DiscussionAnswer> {
  // The parser of HTML is loaded with the first answer.
  const { shopHtmlOf } = await import('./shopHtml.ts')
  const text = shopHtmlOf(html)
  if (text === '') throw invalidInput('html', 'empty', 'The answer has no words.')
  const published = await findPublished(services.db, guid)
  if (!published || (published.parent_id === null) !== (kind === 'review')) throw notFound('guid', 'Nothing such.')
  const { is_third_party: isThirdParty, ...answered } = published
  if (isThirdParty) throw invalidInput('guid', 'third-party', 'What stands on another site cannot be answered.')
  return services.db.transaction().execute(async (db) => {
    await lockProductReviews(db, answered.product_id)
    const now = services.now()
    const { shopName } = await readSettings(db)
    const added = await db
      .insertInto('discussion')
      .values({
        ...answered,
        source_id: kind === 'review' ? 1 : 3,
        user_id: null,
        author_name: shopName,
        email: null,
        text,
        is_admin_answer: true,
        state: 'approved',
        refusal: null,
        text_hash: null,
        created_at: now,
        decided_at: now,
        decided_by: by.userId,
      })
      .returning('guid')
      .executeTakeFirstOrThrow()
    await countDiscussion(db, answered, 1)
    if (by.editor)
      await recordChange(db, by.editor, {
        ...{ entity: 'discussion', entity_id: added.guid, name: shopName },
        fields: [{ field: 'answer', old: null, new: text }],
      })
    const [row] = await selectDiscussionsByGuid(db, [added.guid])
    await notifyAnswered(services, db, row!, by.origin)
    return wireDiscussionOf(row!, shopName)
  })
}
