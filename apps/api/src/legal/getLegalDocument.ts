import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { getLegalDocument as endpoint, getLegalPreview as preview, LegalBlock } from '@verstak/contracts/legal'
import type { KeptLegalBlock } from '@verstak/contracts/legalStaff'
import type { Queryable } from '../db/openDatabase.ts'
import { notFound } from '../DomainError.ts'
import { readSettings } from '../settings/readSettings.ts'
import { findRequisites } from '../settings/settings.sql.ts'
import { withShopPhone } from '../settings/withShopPhone.ts'
import type { Services } from '../services.ts'
import { findRequisitesAt } from './findRequisitesAt.ts'
import { fillRequisites } from './fillRequisites.ts'
import { findPreview, selectText, selectTitles, selectVersions } from './legal.sql.ts'

type Wire = EndpointResponse<typeof endpoint>
interface Version {
  version: number
  published_at: Date
}

/**
 * A legal document in the version that is valid now, or in an earlier one.
 * @throws DomainError `not-found` for an unknown document or version, and for one whose date has not come
 */
export async function getLegalDocument(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { slug, version }: EndpointQuery<typeof endpoint>,
): Promise<Wire> {
  const versions = await selectVersions(db, slug, now())
  const [current] = versions
  if (!current) throw notFound('slug', `There is no document ${slug}.`)
  const chosen = version === undefined ? current : versions.find((one) => one.version === version)
  if (!chosen) throw notFound('version', `The document ${slug} has no version ${version}.`)
  return viewVersion(db, slug, chosen, versions, now())
}

/**
 * The version to which a key belongs, planned or not.
 * @throws DomainError `not-found` for any other key
 */
export async function getLegalPreview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { slug, key }: EndpointQuery<typeof preview>,
): Promise<Wire> {
  const chosen = await findPreview(db, { slug, key })
  if (!chosen) throw notFound('key', `There is no version of ${slug} with this key.`)
  return viewVersion(db, slug, chosen, await selectVersions(db, slug, now()), now())
}

async function viewVersion(
  db: Queryable,
  slug: string,
  chosen: Version,
  versions: readonly Version[],
  moment: Date,
): Promise<Wire> {
  const [{ title, blocks }, titles] = await Promise.all([
    selectText(db, slug, chosen.version),
    selectTitles(db, moment),
  ])
  const current = versions[0]?.version ?? 0
  return {
    slug,
    title,
    ...wireVersionOf(chosen),
    isCurrent: chosen.version === current,
    blocks: await withSettings(db, blocks, versions.findLast(({ version }) => version > chosen.version)?.published_at),
    versions: versions.map(wireVersionOf),
    others: titles.filter((one) => one.slug !== slug),
  }
}

/**
 * The text with the seller's requisites and the support phone of the settings. An earlier version keeps the phone that was
 * written into it, and the requisites that it had last.
 * @param endedAt when the next version became valid; undefined of one that no other has followed
 */
async function withSettings(
  db: Queryable,
  kept: readonly KeptLegalBlock[],
  endedAt: Date | undefined,
): Promise<LegalBlock[]> {
  const hasRequisites = kept.some(({ kind }) => kind === 'requisites')
  const requisites = hasRequisites ? await (endedAt ? findRequisitesAt(db, endedAt) : findRequisites(db)) : undefined
  const blocks = requisites ? fillRequisites(kept, requisites) : (kept as readonly LegalBlock[])
  return endedAt ? [...blocks] : withShopPhone(blocks, (await readSettings(db)).supportPhone)
}

const wireVersionOf = ({ version, published_at }: Version) => ({
  version,
  publishedAt: published_at.toISOString(),
})
