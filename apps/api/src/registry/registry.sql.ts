import type { Activation, LiveRelease, ReleaseRef } from '@verstak/contracts/registry'
import type { SignedRelease } from '@verstak/contracts/release'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import type { ActivationRow, LiveReleaseRow } from '../db/tables.ts'

/** PostgreSQL NOTIFY channel for activations. */
export const ACTIVATION_CHANNEL = 'verstak_activation'

/** @returns false if this version is already published */
export async function insertRelease(
  db: Queryable,
  { release, digest, actor, now }: { release: SignedRelease; digest: Buffer; actor: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('release')
    .values({
      remote: release.name,
      version: release.version,
      manifest: JSON.stringify(release),
      digest,
      actor,
      published_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}

/** Data to compare a repeated publication with, and the commit for the history. */
export async function findRelease(db: Queryable, remote: string, version: string) {
  const row = await db
    .selectFrom('release')
    .select(['digest', sql<string | null>`manifest ->> 'commit'`.as('commit')])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Blocks all other activations, of any remote, until the transaction ends. Revisions must become visible in order: a
 * shell that waits for a revision after 6 would miss a 5 that is committed later.
 */
export async function lockRegistry(db: Queryable): Promise<void> {
  await db.selectFrom('registry_state').select('revision').forUpdate().executeTakeFirstOrThrow()
}

/** Number of the newest activation, 0 before the first. */
export async function selectRevision(db: Queryable): Promise<number> {
  const { revision } = await db.selectFrom('registry_state').select('revision').executeTakeFirstOrThrow()
  return revision
}

export async function findLive(db: Queryable, remote: string): Promise<LiveReleaseRow | null> {
  const row = await db.selectFrom('live_release').selectAll().where('remote', '=', remote).executeTakeFirst()
  return row ?? null
}

export async function saveLive(db: Queryable, { remote, ...live }: LiveReleaseRow): Promise<void> {
  await db
    .insertInto('live_release')
    .values({ remote, ...live })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet(live))
    .execute()
}

/** Adds a row to the history and, at commit, notifies the waiting calls. The caller holds the lock of the registry. */
export async function insertActivation(db: Queryable, row: Omit<ActivationRow, 'revision'>): Promise<Activation> {
  const { revision } = await db
    .updateTable('registry_state')
    .set((state) => ({ revision: state('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('activation')
    .values({ ...row, revision })
    .execute()
  await sql`select pg_notify(${ACTIVATION_CHANNEL}, ${String(revision)})`.execute(db)
  return activationOf({ ...row, revision })
}

/** How the remote's stable release changed, oldest first. */
export const selectStableChanges = (db: Queryable, remote: string) =>
  db
    .selectFrom('activation')
    .select(['version', 'kind'])
    .where('remote', '=', remote)
    .where('percent', '=', 100)
    .orderBy('revision')
    .execute()

/** The newest activation that gave the version this share of visitors. */
export async function selectActivation(
  db: Queryable,
  { remote, version, percent }: { remote: string; version: string; percent: number },
): Promise<Activation> {
  const row = await db
    .selectFrom('activation')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('percent', '=', percent)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return activationOf(row)
}

/** Newest first. */
export async function selectActivations(
  db: Queryable,
  remote: string | null,
  limit: number,
  offset = 0,
): Promise<Activation[]> {
  const rows = await db
    .selectFrom('activation')
    .selectAll()
    .$if(remote !== null, (query) => query.where('remote', '=', remote))
    .orderBy('revision', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(activationOf)
}

/** How many releases were made live, of one remote or of all. */
export async function countActivations(db: Queryable, remote: string | null): Promise<number> {
  const { total } = await db
    .selectFrom('activation')
    .select((row) => row.fn.countAll<number>().as('total'))
    .$if(remote !== null, (query) => query.where('remote', '=', remote))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function activationOf({ at, ...row }: ActivationRow): Activation {
  return { ...row, at: at.toISOString() }
}

/** The live releases at one revision. */
export interface LiveSnapshot {
  revision: number
  remotes: LiveRelease[]
}

interface LiveRow extends LiveReleaseRow {
  revision: number
  stable_routes: string[]
  previous_routes: string[] | null
  canary_routes: string[] | null
}

/** One statement, so that revision and releases are consistent. */
export async function selectLiveReleases(db: Queryable): Promise<LiveSnapshot> {
  const { rows } = await sql<LiveRow | { revision: number; remote: null }>`
    select state.revision, live.*,
           stable.manifest -> 'routes' as stable_routes,
           previous.manifest -> 'routes' as previous_routes,
           canary.manifest -> 'routes' as canary_routes
    from registry_state state
    left join live_release live on true
    left join release stable on stable.remote = live.remote and stable.version = live.stable_version
    left join release previous on previous.remote = live.remote and previous.version = live.previous_version
    left join release canary on canary.remote = live.remote and canary.version = live.canary_version
    order by live.remote`.execute(db)
  return {
    revision: rows[0]?.revision ?? 0,
    remotes: rows.flatMap((row) => (row.remote === null ? [] : [liveReleaseOf(row)])),
  }
}

function liveReleaseOf(row: LiveRow): LiveRelease {
  const canary = refOf(row.canary_version, row.canary_routes)
  return {
    name: row.remote,
    stable: { version: row.stable_version, routes: row.stable_routes },
    previous: refOf(row.previous_version, row.previous_routes),
    canary: canary && { ...canary, percent: row.canary_percent ?? 0 },
  }
}

const refOf = (version: string | null, routes: string[] | null): ReleaseRef | null =>
  version === null ? null : { version, routes: routes ?? [] }
