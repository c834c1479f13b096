import type { Queryable } from '../db/openDatabase.ts'

/** Health data of one release since the current canary step began. */
export interface HealthRow {
  version: string
  pages: number
  failures: number
}

/** Resets the counters: after a change of the visitor shares, old counts are not comparable with new ones. */
export async function resetHealth(db: Queryable, remote: string): Promise<void> {
  await db.deleteFrom('canary_health').where('remote', '=', remote).execute()
  await db.deleteFrom('canary_lcp').where('remote', '=', remote).execute()
}

/** Remotes with a running canary, by name. */
export const selectCanaries = (db: Queryable, remotes: readonly string[]) =>
  db
    .selectFrom('live_release')
    .select(['remote', 'stable_version', 'canary_version', 'canary_since'])
    .where('remote', 'in', remotes)
    .where('canary_version', 'is not', null)
    .$narrowType<{ canary_version: string; canary_since: Date }>()
    .execute()

export async function addPages(db: Queryable, rows: readonly (HealthRow & { remote: string })[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('canary_health')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version']).doUpdateSet((row) => ({
        pages: row('canary_health.pages', '+', row.ref('excluded.pages')),
        failures: row('canary_health.failures', '+', row.ref('excluded.failures')),
      })),
    )
    .execute()
}

export interface LcpRow {
  version: string
  bucket: number
  samples: number
}

export async function addLcp(db: Queryable, rows: readonly (LcpRow & { remote: string })[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('canary_lcp')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version', 'bucket'])
        .doUpdateSet((row) => ({ samples: row('canary_lcp.samples', '+', row.ref('excluded.samples')) })),
    )
    .execute()
}

export const selectPages = (db: Queryable, remote: string): Promise<HealthRow[]> =>
  db.selectFrom('canary_health').select(['version', 'pages', 'failures']).where('remote', '=', remote).execute()

export const selectLcp = (db: Queryable, remote: string): Promise<LcpRow[]> =>
  db.selectFrom('canary_lcp').select(['version', 'bucket', 'samples']).where('remote', '=', remote).execute()
