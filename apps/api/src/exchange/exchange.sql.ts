import type { ClientBase } from 'pg'
import type { Action, Fault, Kind, RunReport } from './RunReport.ts'

/** Of all imports into a database, one runs at a time. An arbitrary number. */
const ADVISORY_LOCK = 7_368_003

/** A row of `exchange_run`. */
export interface Run {
  id: number
  source: string
  origin: string
  format: string
  state: 'reading' | 'applying' | 'done' | 'broken' | 'refused' | 'undone'
  is_whole: boolean
  undo_of: number | null
  report: RunReport
  started_at: Date
  ended_at: Date | null
}

/** A row of `exchange_change`. */
export interface Change {
  position: number
  kind: Kind
  source_id: string
  line: number | null
  action: Action
  before: unknown
  after: unknown
}

/** @returns false when another import holds it; the lock goes with the connection */
export async function lockImports(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_held: boolean }>('select pg_try_advisory_lock($1) as is_held', [
    ADVISORY_LOCK,
  ])
  return rows[0]?.is_held === true
}

/** Whoever holds the lock is the only one: a run that still says it works was killed. */
export const closeBrokenRuns = (client: ClientBase) =>
  client.query(`update exchange_run set state = 'broken', ended_at = now() where state in ('reading', 'applying')`)

/** A query of a program that was killed ends soon, and gives up the lock. Not every system can. */
export const endWithProgram = (client: ClientBase) =>
  client.query(`set client_connection_check_interval = '500ms'`).catch(() => {})

export async function insertRun(
  client: ClientBase,
  run: Pick<Run, 'source' | 'origin' | 'format' | 'is_whole' | 'undo_of'>,
): Promise<number> {
  await client.query('insert into exchange_source (name) values ($1) on conflict do nothing', [run.source])
  const { rows } = await client.query<{ id: number }>(
    `insert into exchange_run (source, origin, format, state, is_whole, undo_of)
     values ($1, $2, $3, 'reading', $4, $5) returning id`,
    [run.source, run.origin, run.format, run.is_whole, run.undo_of],
  )
  return rows[0]!.id
}

export const updateRun = (client: ClientBase, id: number, state: Run['state'], report: RunReport) =>
  client.query(
    `update exchange_run set state = $2, report = $3,
       ended_at = case when $2 in ('reading', 'applying') then null else now() end where id = $1`,
    [id, state, JSON.stringify(report)],
  )

export const updateReport = (client: ClientBase, id: number, report: RunReport) =>
  client.query('update exchange_run set report = $2 where id = $1', [id, JSON.stringify(report)])

export async function findRun(client: ClientBase, id: number): Promise<Run | undefined> {
  const { rows } = await client.query<Run>('select * from exchange_run where id = $1', [id])
  return rows[0]
}

/** Runs of a source that changed something after this one and were not taken back. */
export async function selectLaterRuns(client: ClientBase, { id, source }: Run): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from exchange_run r where source = $1 and id > $2 and state <> 'undone' and undo_of is null
       and exists (select from exchange_change c where c.run_id = r.id and c.applied_at is not null) order by id desc`,
    [source, id],
  )
  return rows.map((row) => row.id)
}

export async function insertFaults(client: ClientBase, runId: number, faults: readonly Fault[]): Promise<void> {
  await client.query(
    `insert into exchange_fault (run_id, line, source_id, code, detail)
     select $1, f.line, f.id, f.code, f.detail from jsonb_to_recordset($2::jsonb) f (line int, id text, code text, detail text)`,
    [runId, JSON.stringify(faults)],
  )
}

/** Rows of the journal, in their order. */
export async function selectChanges(
  client: ClientBase,
  runId: number,
  { kind, after, limit, isWaiting }: { kind: Kind; after: number; limit: number; isWaiting: boolean },
): Promise<Change[]> {
  const { rows } = await client.query<Change>(
    `select position, kind, source_id, line, action, before, after from exchange_change
     where run_id = $1 and kind = $2 and position > $3 and (not $5 or applied_at is null) order by position limit $4`,
    [runId, kind, after, limit, isWaiting],
  )
  return rows
}

export const markApplied = (client: ClientBase, runId: number, positions: readonly number[]) =>
  client.query('update exchange_change set applied_at = now() where run_id = $1 and position = any($2::int[])', [
    runId,
    positions,
  ])

/** Ids of the shop's rows by those of the source. */
export async function selectEntities(
  client: ClientBase,
  source: string,
  kind: Kind,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ source_id: string; entity_id: number }>(
    `select source_id, entity_id from exchange_item where source = $1 and kind = $2 and source_id = any($3::text[])`,
    [source, kind, ids],
  )
  return new Map(rows.map(({ source_id, entity_id }) => [source_id, entity_id]))
}

/** Remembers what the source says of rows that were just written. */
export async function saveItems(
  client: ClientBase,
  source: string,
  kind: Kind,
  items: readonly { id: string; entityId: number; record: unknown; isActive: boolean }[],
): Promise<void> {
  await client.query(
    `insert into exchange_item (source, kind, source_id, entity_id, record, is_active)
     select $1, $2, i.id, i."entityId", i.record, i."isActive"
     from jsonb_to_recordset($3::jsonb) i (id text, "entityId" int, record jsonb, "isActive" boolean)
     on conflict (source, kind, source_id) do update set record = excluded.record, is_active = excluded.is_active`,
    [source, kind, JSON.stringify(items)],
  )
}

export const deleteItems = (client: ClientBase, source: string, kind: Kind, ids: readonly string[]) =>
  client.query('delete from exchange_item where source = $1 and kind = $2 and source_id = any($3::text[])', [
    source,
    kind,
    ids,
  ])

/** New ids, ascending. */
export async function takeIds(client: ClientBase, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await client.query<{ id: number }>(
    `select nextval('exchange_id')::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** What people have deleted from the shop is new when it comes again. */
export const forgetGone = (client: ClientBase, source: string) =>
  client.query(
    `delete from exchange_item i where source = $1 and not case kind
       when 'product' then exists (select from product where id = entity_id)
       when 'category' then exists (select from category where id = entity_id)
       when 'brand' then exists (select from brand where id = entity_id)
       else exists (select from property where id = entity_id) end`,
    [source],
  )

/** Journals of a source's last runs; older ones cannot be taken back any more. */
export const keepJournals = (client: ClientBase, source: string, runs = 30) =>
  client.query(
    `with old as (select id from exchange_run where source = $1 order by id desc offset $2),
     faults as (delete from exchange_fault where run_id in (select id from old))
     delete from exchange_change where run_id in (select id from old)`,
    [source, runs],
  )

/** Groups of products that killed runs wrote without finding their variants. */
export async function selectBrokenGroups(client: ClientBase, source: string): Promise<string[]> {
  const { rows } = await client.query<{ group: string }>(
    `select distinct side.record ->> 'group' as group from exchange_run r join exchange_change c on c.run_id = r.id,
       lateral (values (c.before), (c.after)) side (record)
     where r.source = $1 and r.state = 'broken' and c.kind = 'product' and c.applied_at is not null
       and side.record ->> 'group' is not null
       and r.id > coalesce((select max(id) from exchange_run where source = $1 and state = 'done'), 0)`,
    [source],
  )
  return rows.map((row) => row.group)
}
