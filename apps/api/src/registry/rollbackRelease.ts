import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { Activation, rollbackRelease as endpoint } from '@verstak/contracts/registry'
import type { Queryable } from '../db/openDatabase.ts'
import type { LiveReleaseRow } from '../db/tables.ts'
import { DomainError } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { endCanary, hasCanary, releaseNotFound } from './activateRelease.ts'
import { changeLive, type ReleaseActor } from './changeLive.ts'
import { findLive, findRelease, lockRegistry, selectActivation, selectStableChanges } from './registry.sql.ts'
import { stableLineOf } from './releaseHistory.ts'

/**
 * Without `version`: ends the running canary; if there is none, goes back by one stable release with each call. With
 * `version`: makes that earlier stable release stable again, and ends a running canary.
 * @throws DomainError `nothing-to-roll-back`, `release-not-found` for a version that never was stable
 */
export async function rollbackRelease(
  { db, now }: Services,
  { remote, version }: EndpointBody<typeof endpoint>,
  actor: ReleaseActor,
): Promise<Activation> {
  return db.transaction().execute(async (transaction) => {
    await lockRegistry(transaction)
    const live = await findLive(transaction, remote)
    if (!live) throw nothingToRollBack(remote)
    const end = { kind: 'rollback' as const, by: actor, reason: null, at: now() }
    if (hasCanary(live) && (version === undefined || version === live.stable_version)) {
      return endCanary(transaction, live, end)
    }
    if (version === live.stable_version) return selectActivation(transaction, { remote, version, percent: 100 })
    const target = await findTarget(transaction, live, version)
    const release = await findRelease(transaction, remote, target.version)
    const change = { before: live, after: { remote, ...target.live }, commit: release?.commit ?? null }
    return changeLive(transaction, { remote, version: target.version, percent: 100, ...change, ...end })
  })
}

async function findTarget(db: Queryable, { remote }: LiveReleaseRow, wanted: string | undefined) {
  const changes = await selectStableChanges(db, remote)
  const version = wanted ?? stableLineOf(changes).at(-2)
  if (version === undefined) throw nothingToRollBack(remote)
  if (changes.every((change) => change.version !== version)) {
    throw releaseNotFound('version', `${remote} ${version} was never the stable release. Activate it instead.`)
  }
  const line = stableLineOf([...changes, { version, kind: 'rollback' }])
  const live = { stable_version: version, previous_version: line.at(-2) ?? null }
  return { version, live: { ...live, canary_version: null, canary_percent: null, canary_since: null } }
}

const nothingToRollBack = (remote: string) =>
  new DomainError('nothing-to-roll-back', {
    field: 'remote',
    reason: 'nothing-to-roll-back',
    message: `${remote} has no stable release before the present one.`,
  })
