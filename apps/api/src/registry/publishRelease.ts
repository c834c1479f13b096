import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { publishRelease as endpoint } from '@verstak/contracts/registry'
import type { SignedRelease } from '@verstak/contracts/release'
import { canonicalBytes } from '@verstak/signature'
import { createHash } from 'node:crypto'
import { recordChange } from '../back-office/recordChange.ts'
import { DomainError } from '../DomainError.ts'
import type { Services } from '../services.ts'
import type { ReleaseActor } from './changeLive.ts'
import { findRelease, insertRelease } from './registry.sql.ts'

/**
 * Registers a release; it is not live yet. Publishing the same release again changes nothing, whatever its token and
 * commit.
 * @throws DomainError `release-differs`
 */
export async function publishRelease(
  { db, now }: Services,
  release: SignedRelease,
  by: ReleaseActor,
): Promise<EndpointResponse<typeof endpoint>> {
  const { name, version } = release
  const digest = digestOf(release)
  const at = now()
  const isNew = await db.transaction().execute(async (transaction) => {
    const isInserted = await insertRelease(transaction, { release, digest, actor: by.name, now: at })
    const fields = [{ field: 'published', old: null, new: version }]
    const noted = { entity: 'release', entity_id: name, name, fields }
    if (isInserted) await recordChange(transaction, { ...by, now: at }, noted)
    return isInserted
  })
  const kept = isNew ? null : await findRelease(db, name, version)
  if (kept && !kept.digest.equals(digest)) {
    const message = `${name} ${version} was published with other content. Build it again: its version names the content.`
    throw new DomainError('release-differs', { field: 'release.version', reason: 'release-differs', message })
  }
  return { version, isNew }
}

function digestOf({ signature: _, commit: __, ...release }: SignedRelease): Buffer {
  return createHash('sha256').update(canonicalBytes(release)).digest()
}
