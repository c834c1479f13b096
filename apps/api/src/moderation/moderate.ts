import { productAddress } from '@verstak/contracts/address'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { moderate as endpoint } from '@verstak/contracts/moderation'
import type { PublicationState } from '@verstak/contracts/reviewForm'
import type { Editor } from '../back-office/Editable.ts'
import { recordChange } from '../back-office/recordChange.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { countDiscussion, selectDiscussionsByGuid, type DiscussionRow } from '../discussions/discussion.sql.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import type { MessageServices } from '../messages/queueMessage.ts'
import { sendMail } from '../messages/sendMail.ts'
import { selectReviewsByGuid, type ReviewRow } from '../reviews/review.sql.ts'
import { countReview, lockProductReviews } from '../reviews/reviewCounts.sql.ts'
import type { Services } from '../services.ts'
import { decisionBefore } from './decisionBefore.ts'
import { moderationLetters, refusalTexts } from './moderation.texts.ts'
import { notifyAnswered } from './notifyAnswered.ts'

/** Who decides, and the origin of the shop for links of letters. */
export interface Moderator {
  userId: number
  /** The same, for the journal; null: nothing is written there. */
  editor: Editor | null
  origin: string
}

type Decision = EndpointBody<typeof endpoint>
type Needed = MessageServices & Pick<Services, 'db' | 'now'>

/**
 * @throws DomainError `not-found`, also for a review whose guest has not confirmed it; `invalid-input` for a refusal without
 * a reason, and for a decision that is not the caller's to take back
 */
export async function moderate(
  services: Needed,
  decision: Decision,
  by: Moderator,
): Promise<EndpointResponse<typeof endpoint>> {
  const { kind, guid, reason } = decision
  const isUndo = decision.decision === 'undo'
  const state = decision.decision === 'approve' ? ('approved' as const) : ('refused' as const)
  if (!isUndo && state === 'refused' && reason === undefined)
    throw invalidInput('reason', 'required', 'A refusal has a reason.')
  const asked = {
    state,
    refusal: state === 'refused' ? reason! : null,
    decided_at: services.now(),
    decided_by: by.userId,
  }
  return services.db.transaction().execute(async (db) => {
    // The product does not change, so its lock may be taken before the row is read for good.
    const first = await find(db, kind, guid)
    await lockProductReviews(db, first.product_id)
    const row = await find(db, kind, guid)
    if (row.state === 'unconfirmed') throw notFound('guid', 'Nothing such.')
    const decided: Decided = isUndo ? await decisionBefore(db, { kind, row, userId: by.userId }) : asked
    if (row.state === decided.state) return { state: row.state }
    if (kind === 'review') await decideReview(db, row as ReviewRow, decided)
    else await decideDiscussion(db, row as DiscussionRow, decided)
    if (by.editor)
      await recordChange(db, by.editor, {
        ...{ entity: kind, entity_id: guid, name: row.product_name },
        fields: [
          { field: 'state', old: row.state, new: decided.state },
          { field: 'refusal', old: row.refusal, new: decided.refusal },
        ],
      })
    // Whoever takes his decision back at once need not tell the author twice.
    if (isUndo) return { state: decided.state }
    await tell(services, db, row, { ...asked, origin: by.origin })
    if (kind === 'discussion' && state === 'approved')
      await notifyAnswered(services, db, row as DiscussionRow, by.origin)
    return { state }
  })
}

async function find(db: Queryable, kind: Decision['kind'], guid: string): Promise<ReviewRow | DiscussionRow> {
  const [row] = await (kind === 'review' ? selectReviewsByGuid(db, [guid]) : selectDiscussionsByGuid(db, [guid]))
  if (!row) throw notFound('guid', 'Nothing such.')
  return row
}

interface Decided {
  state: Exclude<PublicationState, 'unconfirmed'>
  refusal: string | null
  decided_at: Date | null
  decided_by: number | null
}

async function decideReview(db: Queryable, row: ReviewRow, decided: Decided): Promise<void> {
  await db.updateTable('review').set(decided).where('id', '=', row.id).execute()
  if (decided.state === 'approved') await countReview(db, row.product_id, row, 1)
  else if (row.state === 'approved') await countReview(db, row.product_id, row, -1)
}

async function decideDiscussion(db: Queryable, row: DiscussionRow, decided: Decided): Promise<void> {
  await db.updateTable('discussion').set(decided).where('id', '=', row.id).execute()
  if (decided.state === 'approved') await countDiscussion(db, row, 1)
  else if (row.state === 'approved') await countDiscussion(db, row, -1)
}

/** Only people who wrote here have an e-mail. */
async function tell(
  services: MessageServices,
  db: Queryable,
  { email, product_id, product_name, product_slug }: ReviewRow | DiscussionRow,
  { state, refusal, origin }: { state: 'approved' | 'refused'; refusal: Decision['reason'] | null; origin: string },
): Promise<void> {
  if (email === null) return
  const link = origin + productAddress(product_slug, product_id)
  const letter =
    state === 'approved'
      ? moderationLetters.approved(product_name, link)
      : moderationLetters.refused(product_name, refusalTexts[refusal!], link)
  await sendMail(services, db, { to: email, purpose: `text-${state}`, ...letter })
}
