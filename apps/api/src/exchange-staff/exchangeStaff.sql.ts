import type { ExchangeChange, ExchangeFault, ExchangeReport, ExchangeRun } from '@verstak/contracts/exchangeStaff'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'
import { differencesOf, nameOf } from '../exchange/describeChange.ts'

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

interface ChangeRow {
  position: number
  kind: 'category' | 'brand' | 'property' | 'product'
  source_id: string
  line: number | null
  action: 'add' | 'change' | 'withdraw' | 'return' | 'remove'
  before: unknown
  after: unknown
}

interface Slice {
  limit: number
  offset: number
}

const LONGEST_VALUE = 300
/** Rows that are read at once for a table. */
const CHUNK = 500

const viewChange = (row: ChangeRow): ExchangeChange => ({
  ...{ kind: row.kind, id: row.source_id, name: nameOf(row), line: row.line, action: row.action },
  differences: row.action === 'change' ? differencesOf(row, LONGEST_VALUE) : [],
})

/** A page of the journal of a run. */
export async function selectRunChanges(db: Queryable, runId: number, { limit, offset }: Slice) {
  const { rows } = await sql<ChangeRow>`select * from exchange_change where run_id = ${runId}
    order by position limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(viewChange), total: await countRows(db, sql`exchange_change`, runId) }
}

/** The whole journal of a run; each page begins where the one before ended. */
export async function* readRunChanges(db: Queryable, runId: number): AsyncGenerator<readonly ExchangeChange[]> {
  for (let after = -1; ;) {
    const { rows } = await sql<ChangeRow>`select * from exchange_change
      where run_id = ${runId} and position > ${after} order by position limit ${CHUNK}`.execute(db)
    yield rows.map(viewChange)
    if (rows.length < CHUNK) return
    after = rows.at(-1)!.position
  }
}

/** Rows of a run's file that were wrong. */
export async function selectRunFaults(db: Queryable, runId: number, { limit, offset }: Slice) {
  const { rows } = await sql<ExchangeFault>`
    select line, source_id as id, code, detail from exchange_fault where run_id = ${runId}
    order by line, source_id, code limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: await countRows(db, sql`exchange_fault`, runId) }
}

/** All rows of a run's file that were wrong, by whole lines of the file. */
export async function* readRunFaults(db: Queryable, runId: number): AsyncGenerator<readonly ExchangeFault[]> {
  for (let after = -1; ;) {
    const { rows } = await sql<ExchangeFault>`
      select line, source_id as id, code, detail from exchange_fault where run_id = ${runId} and line > ${after}
        and line <= (select max(line) from (select line from exchange_fault
          where run_id = ${runId} and line > ${after} order by line limit ${CHUNK}) next)
      order by line, source_id, code`.execute(db)
    yield rows
    if (rows.length < CHUNK) return
    after = rows.at(-1)!.line
  }
}

async function countRows(db: Queryable, table: ReturnType<typeof sql>, runId: number): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from ${table} where run_id = ${runId}`.execute(db)
  return rows[0]!.total
}
