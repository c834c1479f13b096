import type { Activation } from '@verstak/contracts/registry'
import { recordChange } from '../back-office/recordChange.ts'
import type { Queryable } from '../db/openDatabase.ts'
import type { ActivationRow, LiveReleaseRow } from '../db/tables.ts'
import { resetHealth } from './canaryHealth.sql.ts'
import { insertActivation, saveLive } from './registry.sql.ts'

/** Who publishes or changes what is live: a team's token, the guard of canaries, or somebody of the staff. */
export interface ReleaseActor {
  name: string
  /** Null: not the staff. */
  userId: number | null
}

/** A holder of a token. */
export const tokenActor = (name: string): ReleaseActor => ({ name, userId: null })

export interface LiveChange extends Omit<ActivationRow, 'revision' | 'actor'> {
  before: LiveReleaseRow | null
  after: LiveReleaseRow
  by: ReleaseActor
}

/** Writes what is live now, into the history and the journal, too. The caller holds the lock of the registry. */
export async function changeLive(db: Queryable, { before, after, by, ...row }: LiveChange): Promise<Activation> {
  await saveLive(db, after)
  await resetHealth(db, row.remote)
  await recordChange(
    db,
    { ...by, now: row.at },
    {
      ...{ entity: 'release', entity_id: row.remote, name: row.remote },
      fields: [
        { field: 'stable', old: before?.stable_version ?? null, new: after.stable_version },
        { field: 'canary', old: canaryOf(before), new: canaryOf(after) },
        { field: 'reason', old: null, new: row.reason },
      ],
    },
  )
  return insertActivation(db, { ...row, actor: by.name })
}

const canaryOf = (live: LiveReleaseRow | null): string | null =>
  live === null || live.canary_version === null ? null : `${live.canary_version}, ${live.canary_percent} %`
