import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getLegalDocument as endpoint, LegalBlock } from '@verstak/contracts/legal'
import type { KeptLegalBlock } from '@verstak/contracts/legalStaff'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import { readSettings } from '../settings/readSettings.ts'
import { findRequisites } from '../settings/settings.sql.ts'
import { withShopPhone } from '../settings/withShopPhone.ts'
import type { Services } from '../services.ts'
import { fillRequisites } from './fillRequisites.ts'
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
  const isCurrent = chosen === current
  return {
    slug,
    title,
    ...wireVersionOf(chosen),
    isCurrent,
    blocks: await withSettings(db, blocks, isCurrent),
    versions: versions.map(wireVersionOf),
    others: titles.filter((one) => one.slug !== slug),
  }
}

/**
 * The text with the seller's requisites and the support phone of the settings. An earlier version keeps the phone that was
 * written into it; nobody knows any more what its requisites were, so it has today's.
 */
async function withSettings(db: Queryable, kept: readonly KeptLegalBlock[], isCurrent: boolean): Promise<LegalBlock[]> {
  const requisites = kept.some(({ kind }) => kind === 'requisites') ? await findRequisites(db) : undefined
  const blocks = requisites ? fillRequisites(kept, requisites) : (kept as readonly LegalBlock[])
  return isCurrent ? withShopPhone(blocks, (await readSettings(db)).supportPhone) : [...blocks]
}

const wireVersionOf = ({ version, published_at }: { version: number; published_at: Date }) => ({
  version,
  publishedAt: published_at.toISOString(),
})
