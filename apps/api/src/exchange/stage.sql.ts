import type { ClientBase } from 'pg'
import type { Kind } from './RunReport.ts'

/** A row of `exchange_stage`. */
export interface StagedRow {
  kind: Kind
  id: string
  line: number
  /** Null: the row is wrong. */
  record: object | null
  isPart: boolean
}

/** @returns `{kind} {id}` of the rows that were taken; the others came before */
export async function insertStaged(
  client: ClientBase,
  runId: number,
  rows: readonly StagedRow[],
): Promise<Set<string>> {
  const result = await client.query<{ key: string }>(
    `insert into exchange_stage as known (run_id, kind, source_id, line, record, is_part)
     select $1, r.kind, r.id, r.line, nullif(r.record, 'null'::jsonb), r."isPart"
     from jsonb_to_recordset($2::jsonb) r (kind text, id text, line int, record jsonb, "isPart" boolean)
     on conflict (run_id, kind, source_id) do update set
       record = case
         when known.record ? 'own' and excluded.record ? 'own' then known.record || excluded.record
           || jsonb_build_object('own', (known.record -> 'own') || (excluded.record -> 'own'))
         when excluded.is_part then known.record || excluded.record else excluded.record || known.record end,
       is_part = known.is_part and excluded.is_part
     where known.is_part or excluded.is_part
     returning kind || ' ' || source_id as key`,
    [runId, JSON.stringify(rows)],
  )
  return new Set(result.rows.map(({ key }) => key))
}

export const clearStage = (client: ClientBase) => client.query('truncate exchange_stage')

/** Categories whose parent is not there, and those whose parents lead in a circle, stand at the top. */
export async function freeStagedCategories(
  client: ClientBase,
  runId: number,
  source: string,
): Promise<{ id: string; line: number; code: 'no-parent' | 'circle'; detail: string }[]> {
  const { rows } = await client.query<{ id: string; line: number; parent: string | null }>(
    `select source_id as id, line, record ->> 'parent' as parent from exchange_stage
     where run_id = $1 and kind = 'category' and record is not null order by line, source_id`,
    [runId],
  )
  const known = await client.query<{ id: string; parent: string | null }>(
    `select source_id as id, record ->> 'parent' as parent from exchange_item where source = $1 and kind = 'category'`,
    [source],
  )
  const parentOf = new Map(known.rows.map(({ id, parent }) => [id, parent]))
  for (const { id, parent } of rows) parentOf.set(id, parent)
  const freed: { id: string; line: number; code: 'no-parent' | 'circle'; detail: string }[] = []
  for (const { id, line, parent } of rows) {
    if (parent === null) continue
    const code = !parentOf.has(parent) ? 'no-parent' : leadsTo(parentOf, parent, id) ? 'circle' : null
    if (code === null) continue
    parentOf.set(id, null)
    freed.push({ id, line, code, detail: parent.slice(0, 200) })
  }
  await client.query(
    `update exchange_stage set record = jsonb_set(record, '{parent}', 'null')
     where run_id = $1 and kind = 'category' and source_id = any($2::text[])`,
    [runId, freed.map(({ id }) => id)],
  )
  return freed
}

function leadsTo(parentOf: ReadonlyMap<string, string | null>, from: string, to: string): boolean {
  const passed = new Set<string>()
  let at: string | null = from
  while (at !== null && !passed.has(at)) {
    if (at === to) return true
    passed.add(at)
    at = parentOf.get(at) ?? null
  }
  return false
}
