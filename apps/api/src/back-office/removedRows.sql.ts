import { sql } from 'kysely'
import type { RemovedRow, RemovedRows } from '../db/backOfficeTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** Rows of one table that go when an entity is deleted. */
export interface GoingRows {
  table: string
  /** Column with the id of the entity. */
  column: string
  /** Of the entity's own row: columns that its creation sets anew, such as its place in a tree. */
  except?: readonly string[]
  /** Of rows that join it with another entity: the column of the other, and its table. The other may be gone meanwhile. */
  needs?: readonly [column: string, table: string]
}

type ThingId = number | string

const nameOf = ({ table, column }: GoingRows) => `${table}.${column}`

async function selectRows(db: Queryable, { table, column }: GoingRows, id: ThingId): Promise<readonly RemovedRow[]> {
  const { rows } = await sql<{ rows: RemovedRow[] }>`
    select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${sql.table(table)} t
    where ${sql.ref(column)} = ${id}`.execute(db)
  return rows[0]!.rows
}

/** What a deletion will take away; the first table is the entity's own. */
export async function readRows(db: Queryable, tables: readonly GoingRows[], id: ThingId): Promise<RemovedRows> {
  const removed = await Promise.all(tables.map(async (each) => [nameOf(each), await selectRows(db, each, id)] as const))
  return Object.fromEntries(removed)
}

/** Brings back what nobody edits, after the entity itself: the other columns of its row, and the rows that went with it. */
export async function restoreRows(
  db: Queryable,
  [own, ...others]: readonly GoingRows[],
  id: ThingId,
  removed: RemovedRows,
): Promise<void> {
  const [before] = removed[nameOf(own!)] ?? []
  const [present] = await selectRows(db, own!, id)
  const kept = Object.keys(before ?? {}).filter(
    (column) => present && column in present && column !== own!.column && !own!.except?.includes(column),
  )
  if (before && kept.length > 0)
    await sql`
      update ${sql.table(own!.table)} set (${sql.join(kept.map((column) => sql.ref(column)))}) =
        (select ${sql.join(kept.map((column) => sql.ref(column)))}
          from jsonb_populate_record(null::${sql.table(own!.table)}, ${JSON.stringify(before)}::jsonb))
      where ${sql.ref(own!.column)} = ${id}`.execute(db)
  for (const rows of others) {
    const { table, needs } = rows
    await sql`
      insert into ${sql.table(table)}
      select t.* from jsonb_populate_recordset(null::${sql.table(table)},
        ${JSON.stringify(removed[nameOf(rows)] ?? [])}::jsonb) t
      where ${needs ? sql`exists (select from ${sql.table(needs[1])} o where o.id = t.${sql.ref(needs[0])})` : sql`true`}
      on conflict do nothing`.execute(db)
  }
}
