import type { getContentPreview as endpoint } from '@verstak/contracts/content'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { selectPreview } from './content.sql.ts'
import { viewDocument } from './getContent.ts'

/**
 * The version of a document to which a key belongs.
 * @throws DomainError `not-found` for any other key
 */
export async function getContentPreview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  query: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const moment = now()
  const row = await selectPreview(db, query, moment)
  if (!row) throw notFound('key', `There is no version of ${query.path} with this key.`)
  return viewDocument(db, row, moment)
}
