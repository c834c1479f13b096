import type { ContentDocument, getContent as endpoint } from '@verstak/contracts/content'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { readSettings } from '../settings/readSettings.ts'
import { withShopPhone } from '../settings/withShopPhone.ts'
import { selectDocument, selectSummaries, type DocumentRow } from './content.sql.ts'
import { summaryOf } from './summaryOf.ts'

const OTHERS = 4

/**
 * A document of the shop in the version that is valid now.
 * @throws DomainError `not-found` for an unknown address, and for a document of which nothing is published yet
 */
export async function getContent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { path }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const moment = now()
  const row = await selectDocument(db, path, moment)
  if (!row) throw notFound('path', `There is no document ${path}.`)
  return viewDocument(db, row, moment)
}

/** A version with what else there is to read. */
export async function viewDocument(db: Queryable, row: DocumentRow, moment: Date): Promise<ContentDocument> {
  const { id, kind, description, author, changed_at, blocks } = row
  const others =
    kind === 'page' ? [] : await selectSummaries(db, { kind, limit: OTHERS, offset: 0, exceptId: id }, moment)
  const { supportPhone } = await readSettings(db)
  return {
    ...summaryOf(row),
    kind,
    description,
    author,
    changedAt: changed_at.toISOString(),
    blocks: withShopPhone(blocks, supportPhone),
    others: others.map(summaryOf),
  }
}
