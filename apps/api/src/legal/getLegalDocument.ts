import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getLegalDocument as endpoint } from '@verstak/contracts/legal'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { selectText, selectTitles, selectVersions } from './legal.sql.ts'

/**
 * A legal document in the version that is valid now, or in an earlier one.
 * @throws DomainError `not-found` for an unknown document or version, and for one whose date has not come
 */
export async function getLegalDocument(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { slug, version }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const versions = await selectVersions(db, slug, now())
  const [current] = versions
  if (!current) throw notFound('slug', `There is no document ${slug}.`)
  const chosen = version === undefined ? current : versions.find((one) => one.version === version)
  if (!chosen) throw notFound('version', `The document ${slug} has no version ${version}.`)
  const [{ title, blocks }, titles] = await Promise.all([selectText(db, slug, chosen.version), selectTitles(db, now())])
  return {
    slug,
    title,
    ...wireVersionOf(chosen),
    isCurrent: chosen === current,
    blocks,
    versions: versions.map(wireVersionOf),
    others: titles.filter((one) => one.slug !== slug),
  }
}

const wireVersionOf = ({ version, published_at }: { version: number; published_at: Date }) => ({
  version,
  publishedAt: published_at.toISOString(),
})
