import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { Activation, activateRelease as endpoint } from '@verstak/contracts/registry'
import type { Queryable } from '../db/openDatabase.ts'
import type { LiveReleaseRow } from '../db/tables.ts'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { changeLive, type ReleaseActor } from './changeLive.ts'
import { findLive, findRelease, lockRegistry, selectActivation } from './registry.sql.ts'

const NO_CANARY = { canary_version: null, canary_percent: null, canary_since: null }

/**
 * Makes a published release the stable one (percent 100, which ends a running canary), or the canary beside the stable
 * one. If the release already has this state, there is no new activation.
 * @throws DomainError `release-not-found`, `invalid-input` for a canary of the stable release
 */
export async function activateRelease(
  { db, now }: Services,
  { remote, version, percent }: EndpointBody<typeof endpoint>,
  by: ReleaseActor,
): Promise<Activation> {
  return db.transaction().execute(async (transaction) => {
    await lockRegistry(transaction)
    const release = await findRelease(transaction, remote, version)
    if (!release) throw releaseNotFound('version', `${remote} ${version} was never published.`)
    const live = await findLive(transaction, remote)
    if (live && isLive(live, version, percent)) return selectActivation(transaction, { remote, version, percent })
    const at = now()
    const wish = { remote, version, percent, at }
    const change =
      percent === 100
        ? { kind: 'activate' as const, after: stableOf(live, wish) }
        : { kind: 'canary' as const, after: canaryOf(live, wish) }
    return changeLive(transaction, { ...wish, ...change, before: live, by, commit: release.commit, reason: null })
  })
}

interface Wish {
  remote: string
  version: string
  percent: number
  at: Date
}

function isLive(live: LiveReleaseRow, version: string, percent: number): boolean {
  if (percent === 100) return live.stable_version === version && live.canary_version === null
  return live.canary_version === version && live.canary_percent === percent
}

function stableOf(live: LiveReleaseRow | null, { remote, version }: Wish): LiveReleaseRow {
  const isSame = live?.stable_version === version
  const previous = (isSame ? live.previous_version : live?.stable_version) ?? null
  return { remote, stable_version: version, previous_version: previous, ...NO_CANARY }
}

function canaryOf(live: LiveReleaseRow | null, { remote, version, percent, at }: Wish): LiveReleaseRow {
  if (!live) throw releaseNotFound('remote', `${remote} has no stable release beside which a canary could run.`)
  if (live.stable_version === version) {
    throw invalidInput('version', 'already-stable', `${remote} ${version} is the stable release already.`)
  }
  return { ...live, canary_version: version, canary_percent: percent, canary_since: at }
}

/** Ends the running canary. The caller holds the lock of the registry. */
export async function endCanary(
  db: Queryable,
  live: LiveReleaseRow & { canary_version: string },
  end: { kind: 'rollback' | 'abort'; by: ReleaseActor; reason: string | null; at: Date },
): Promise<Activation> {
  const { remote, canary_version: version } = live
  const release = await findRelease(db, remote, version)
  const change = { before: live, after: { ...live, ...NO_CANARY }, commit: release?.commit ?? null }
  return changeLive(db, { remote, version, percent: 0, ...change, ...end })
}

/** True while a canary runs. */
export const hasCanary = (live: LiveReleaseRow): live is LiveReleaseRow & { canary_version: string } =>
  live.canary_version !== null

/** A release that was never published or never live. */
export const releaseNotFound = (field: string, message: string) =>
  new DomainError('release-not-found', { field, reason: 'release-not-found', message })
