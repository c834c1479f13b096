import { tagPageAddress } from '@verstak/contracts/address'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listTagPages as endpoint } from '@verstak/contracts/listing'
import type { Services } from '../services.ts'
import { selectTagPages } from './listing.sql.ts'

/** The tag pages of a category. */
export async function listTagPages(
  { db }: Pick<Services, 'db'>,
  { categoryId }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const rows = await selectTagPages(db, categoryId)
  return { data: rows.map(({ name, slug }) => ({ name, url: tagPageAddress(slug, categoryId) })) }
}
