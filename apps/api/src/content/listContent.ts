import { CONTENT_PAGE_SIZE, type listContent as endpoint } from '@verstak/contracts/content'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Services } from '../services.ts'
import { countDocuments, selectSummaries } from './content.sql.ts'
import { summaryOf } from './summaryOf.ts'

/** A page of news, articles or promo pages. */
export async function listContent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, page }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const moment = now()
  const part = { kind, limit: CONTENT_PAGE_SIZE, offset: (page - 1) * CONTENT_PAGE_SIZE, exceptId: 0 }
  const [rows, total] = await Promise.all([selectSummaries(db, part, moment), countDocuments(db, kind, moment)])
  return { items: rows.map(summaryOf), total }
}
