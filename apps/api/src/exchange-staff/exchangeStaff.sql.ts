import type { ExchangeReport, ExchangeRun } from '@verstak/contracts/exchangeStaff'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

interface RunRow {
  id: number
  source: string
  origin: string
  format: string
  state: ExchangeRun['state']
  undo_of: number | null
  started_at: Date
  ended_at: Date | null
  report: Partial<ExchangeReport>
  can_undo: boolean
}

/** Only the last one of a source that changed something can be taken back. */
const CAN_UNDO = sql`(r.undo_of is null and r.state in ('done', 'broken')
  and exists (select from exchange_change c where c.run_id = r.id and c.applied_at is not null)
  and not exists (select from exchange_run later where later.source = r.source and later.id > r.id and later.undo_of is null
    and later.state <> 'undone' and exists (select from exchange_change c where c.run_id = later.id and c.applied_at is not null)))`

export async function selectRuns(
  db: Queryable,
  source: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const fits = sql`(${source ?? null}::text is null or source = ${source ?? null})`
  const { rows } = await sql<RunRow>`select r.*, ${CAN_UNDO} as can_undo from exchange_run r where ${fits}
    order by r.id desc limit ${limit} offset ${offset}`.execute(db)
  const total = await sql<{ total: number }>`select count(*)::int as total from exchange_run where ${fits}`.execute(db)
  const sources = await sql<{ name: string }>`select name from exchange_source order by name`.execute(db)
  return { runs: rows.map(viewRun), total: total.rows[0]!.total, sources: sources.rows.map(({ name }) => name) }
}

export async function findRun(db: Queryable, id: number): Promise<ExchangeRun | undefined> {
  const { rows } = await sql<RunRow>`select r.*, ${CAN_UNDO} as can_undo from exchange_run r where id = ${id}`.execute(
    db,
  )
  return rows[0] && viewRun(rows[0])
}

const viewRun = (row: RunRow): ExchangeRun => ({
  ...{ id: row.id, source: row.source, origin: row.origin, format: row.format, state: row.state, undoOf: row.undo_of },
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  // A run that has just begun has none.
  report: row.report.changes ? (row.report as ExchangeReport) : null,
  canUndo: row.can_undo,
})

/** Rows of the journal of a run. */
export async function selectRunChanges(db: Queryable, runId: number, slice: { limit: number; offset: number }) {
  const { rows } = await sql<{
    kind: 'category' | 'brand' | 'property' | 'product'
    source_id: string
    line: number | null
    action: 'add' | 'change' | 'withdraw' | 'return' | 'remove'
    before: unknown
    after: unknown
  }>`select kind, source_id, line, action, before, after from exchange_change where run_id = ${runId}
    order by position limit ${slice.limit} offset ${slice.offset}`.execute(db)
  return { rows, total: await countRows(db, sql`exchange_change`, runId) }
}

/** Rows of a run's file that were wrong. */
export async function selectRunFaults(db: Queryable, runId: number, slice: { limit: number; offset: number }) {
  const { rows } = await sql<{ line: number; id: string | null; code: string; detail: string }>`
    select line, source_id as id, code, detail from exchange_fault where run_id = ${runId}
    order by line, source_id, code limit ${slice.limit} offset ${slice.offset}`.execute(db)
  return { rows, total: await countRows(db, sql`exchange_fault`, runId) }
}

async function countRows(db: Queryable, table: ReturnType<typeof sql>, runId: number): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from ${table} where run_id = ${runId}`.execute(db)
  return rows[0]!.total
}
