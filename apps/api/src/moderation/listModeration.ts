import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listModeration as endpoint, ModerationMark } from '@verstak/contracts/moderation'
import { productAddress } from '@verstak/contracts/address'
import { selectDiscussionsByGuid } from '../discussions/discussion.sql.ts'
import { wireDiscussionOf } from '../discussions/wireDiscussion.ts'
import { selectReviewMedia, selectReviewsByGuid } from '../reviews/review.sql.ts'
import { wireReviewOf } from '../reviews/wireReview.ts'
import type { Services } from '../services.ts'
import { selectQueue } from './moderation.sql.ts'

const PAGE_SIZE = 50

interface QueuedRow {
  id: number
  marks: string[]
  email: string | null
  product_id: number
  product_name: string
  product_slug: string
}

const queuedOf = (row: QueuedRow) => ({
  marks: row.marks as ModerationMark[],
  email: row.email ?? '',
  product: { name: row.product_name, link: productAddress(row.product_slug, row.product_id) },
})

const inOrder = <Row extends { guid: string }>(rows: readonly Row[], guids: readonly string[]): Row[] =>
  guids.flatMap((guid) => rows.find((row) => row.guid === guid) ?? [])

/** What waits for the moderation, or was decided, the oldest first. */
export async function listModeration(
  { db }: Pick<Services, 'db'>,
  { kind, state, page }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const { guids, total } = await selectQueue(db, kind, state, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  const answer = { reviews: [], discussions: [], total, pageSize: PAGE_SIZE }
  if (guids.length === 0) return answer
  if (kind === 'discussion') {
    const rows = inOrder(await selectDiscussionsByGuid(db, guids), guids)
    const discussions = rows.map((row) => ({ ...wireDiscussionOf(row), ...queuedOf(row), state: row.state }))
    return { ...answer, discussions }
  }
  const rows = inOrder(await selectReviewsByGuid(db, guids), guids)
  const media = await selectReviewMedia(
    db,
    rows.map(({ id }) => id),
  )
  const byId = Map.groupBy(media, ({ review_id }) => review_id)
  const reviews = rows.map((row) => ({
    ...wireReviewOf(row, byId.get(row.id) ?? []),
    ...queuedOf(row),
    state: row.state,
  }))
  return { ...answer, reviews }
}
