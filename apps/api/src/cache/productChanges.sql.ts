import type { Pool } from 'pg'

/** After more changes than this all products count as changed, which is cheaper. */
const MAX_CHANGES = 20_000

/** Up to where changes of products were read: pg_snapshot as text, and when the server started. */
export interface ChangeCursor {
  snapshot: string
  serverStart: string
}

/** Products that changed since a cursor. */
export interface ProductChanges extends ChangeCursor {
  /** Changed products; null = any may have changed. */
  ids: number[] | null
}

interface ChangeRow extends ChangeCursor {
  isLost: boolean
  ids: (number | null)[]
}

/**
 * One statement, so one snapshot: it returns all that was committed before it began, whatever the order of commits.
 * @param since null for the first call
 */
export async function selectProductChanges(pool: Pool, since: ChangeCursor | null): Promise<ProductChanges> {
  const { rows } = await pool.query<ChangeRow>({
    name: 'product-changes',
    text: `
      select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as "serverStart",
        (select through from product_change_purge) >= pg_snapshot_xmin($1::pg_snapshot)
          or pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isLost",
        array(select product_id from product_change
          where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
          limit ${MAX_CHANGES + 1}) as ids`,
    values: [since?.snapshot ?? null],
  })
  const { snapshot, serverStart, isLost, ids } = rows[0]!
  const isKnown = since?.serverStart === serverStart && !isLost && ids.length <= MAX_CHANGES
  const changed = ids.filter((id) => id !== null)
  return { snapshot, serverStart, ids: isKnown && changed.length === ids.length ? changed : null }
}
