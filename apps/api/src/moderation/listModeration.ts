import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listModeration as endpoint, ModerationMark, RefusalReason } from '@verstak/contracts/moderation'
import type { PublicationState } from '@verstak/contracts/reviewForm'
import { productAddress } from '@verstak/contracts/address'
import type { StaffTable } from '../back-office/bindTable.ts'
import { selectDiscussionsByGuid } from '../discussions/discussion.sql.ts'
import { wireDiscussionOf } from '../discussions/wireDiscussion.ts'
import { selectReviewMedia, selectReviewsByGuid } from '../reviews/review.sql.ts'
import { wireReviewOf } from '../reviews/wireReview.ts'
import type { Services } from '../services.ts'
import { selectQueue } from './moderation.sql.ts'
import { moderationTexts, refusalTexts } from './moderation.texts.ts'
import { readSettings } from '../settings/readSettings.ts'

const PAGE_SIZE = 50
const tableTexts = moderationTexts.table

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

interface TableRow extends QueuedRow {
  guid: string
  at: Date
  author: string
  rating: number | null
  text: string
  state: PublicationState
  refusal: string | null
}

/** The queue as a table for spreadsheets. */
export const moderationTable: StaffTable<TableRow> = {
  file: tableTexts.file,
  headers: tableTexts.headers,
  keyOf: ({ guid }) => guid,
  linesOf: ({ at, product_name, author, rating, text, state, refusal, marks }) => [
    [
      ...[at, product_name, author, rating, text, tableTexts.states[state]],
      ...[refusal === null ? null : (refusalTexts[refusal as RefusalReason] ?? refusal), marks.join(', ')],
    ],
  ],
}

/** Rows of that table. */
export async function selectTableRows(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, page: _, ...filter }: EndpointQuery<typeof endpoint>,
  slice: { limit: number; offset: number },
): Promise<TableRow[]> {
  const { guids } = await selectQueue(db, kind, { ...filter, now: now() }, slice)
  if (guids.length === 0) return []
  if (kind === 'discussion') {
    const rows = await selectDiscussionsByGuid(db, guids)
    return inOrder(
      rows.map((row) => ({ ...row, at: row.created_at, author: row.author_name, rating: null })),
      guids,
    )
  }
  const rows = await selectReviewsByGuid(db, guids)
  return inOrder(
    rows.map((row) => ({
      ...row,
      at: row.updated_at,
      author: row.author_name,
      text: [row.advantages, row.disadvantages, row.comment, row.reason_to_buy].filter(Boolean).join(' '),
    })),
    guids,
  )
}

/** What waits for the moderation, or was decided, the oldest first. */
export async function listModeration(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, page, ...filter }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const slice = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const { guids, total } = await selectQueue(db, kind, { ...filter, now: now() }, slice)
  const answer = { reviews: [], discussions: [], total, pageSize: PAGE_SIZE }
  if (guids.length === 0) return answer
  if (kind === 'discussion') {
    const rows = inOrder(await selectDiscussionsByGuid(db, guids), guids)
    const { shopName } = await readSettings(db)
    const discussions = rows.map((row) => ({ ...wireDiscussionOf(row, shopName), ...queuedOf(row), state: row.state }))
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
