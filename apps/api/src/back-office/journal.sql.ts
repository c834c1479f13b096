import type { FieldChange, JournalAction, JournalFilter } from '@verstak/contracts/journal'
import { sql } from 'kysely'
import type { RemovedRows } from '../db/backOfficeTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

/** An entity of the back office. */
export interface EntityRef {
  entity: string
  entity_id: string
}

/** The version of an entity, whose row is locked: other edits of it wait until the transaction ends. */
export async function lockVersion(db: Queryable, entityRef: EntityRef): Promise<number> {
  const { version } = await db
    .insertInto('staff_version')
    .values({ ...entityRef, version: 0 })
    .onConflict((row) => row.columns(['entity', 'entity_id']).doUpdateSet({ entity: entityRef.entity }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The version of an entity; 0 = staff has never changed it. */
export async function findVersion(db: Queryable, entityRef: EntityRef): Promise<number> {
  const row = await db
    .selectFrom('staff_version')
    .select('version')
    .where('entity', '=', entityRef.entity)
    .where('entity_id', '=', entityRef.entity_id)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Number of the latest change by staff; 0 before the first. */
export async function findRevision(db: Queryable): Promise<number> {
  const { revision } = await db
    .selectFrom('staff_change')
    .select((row) => row.fn.max('id').as('revision'))
    .executeTakeFirstOrThrow()
  return Number(revision ?? 0)
}

export interface NewChange extends EntityRef {
  at: Date
  user_id: number | null
  author: string
  entity_name: string
  action: JournalAction
  fields: readonly FieldChange[]
  version: number
  takes_back: number | null
  removed?: RemovedRows | null
}

/** Writes an entry of the journal and moves the version on. @returns its id */
export async function insertChange(db: Queryable, { fields, removed, ...change }: NewChange): Promise<number> {
  const { entity, entity_id, version } = change
  await db
    .updateTable('staff_version')
    .set({ version })
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .execute()
  const { id } = await db
    .insertInto('staff_change')
    .values({ ...change, fields: JSON.stringify(fields), removed: removed ? JSON.stringify(removed) : null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const entries = (db: Queryable) =>
  db
    .selectFrom('staff_change')
    .selectAll()
    .select((builder) =>
      builder
        .exists(
          builder
            .selectFrom('staff_change as later')
            .select('later.id')
            .whereRef('later.takes_back', '=', 'staff_change.id'),
        )
        .$castTo<boolean>()
        .as('is_taken_back'),
    )

export type EntryRow = Awaited<ReturnType<typeof selectChangesSince>>[number]

/** Changes of an entity after a version, the earliest first. */
export const selectChangesSince = (db: Queryable, { entity, entity_id }: EntityRef, version: number) =>
  entries(db)
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('version', '>', version)
    .orderBy('version')
    .execute()

/** What has been changed of an entity since a moment, the latest first. */
export const selectFieldsSince = (db: Queryable, { entity, entity_id }: EntityRef, moment: Date) =>
  db
    .selectFrom('staff_change')
    .select('fields')
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .where('at', '>', moment)
    .orderBy('version', 'desc')
    .execute()

/** The latest changes of an entity, the newest first. */
export const selectLatestChanges = (db: Queryable, { entity, entity_id }: EntityRef, limit: number) =>
  entries(db)
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()

export const findChange = (db: Queryable, id: number) => entries(db).where('id', '=', id).executeTakeFirst()

/** Entries of a filter, the latest first, and how many there are. */
export async function selectJournal(
  db: Queryable,
  filter: JournalFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const fits = fitting(filter)
  const { total } = await db
    .selectFrom('staff_change')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(fits)
    .executeTakeFirstOrThrow()
  const rows = await entries(db).where(fits).orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { total, rows }
}

/** Days are those of Moscow. */
function fitting(filter: JournalFilter) {
  const [userId, entity, entityId] = [filter.userId ?? null, filter.entity ?? null, filter.entityId ?? null]
  const [from, to] = [filter.from ?? null, filter.to ?? null]
  return sql<boolean>`
    (${userId}::int is null or staff_change.user_id = ${userId})
    and (${entity}::text is null or staff_change.entity = ${entity})
    and (${entityId}::text is null or staff_change.entity_id = ${entityId})
    and (${from}::date is null or staff_change.at >= ${from}::timestamp at time zone 'Europe/Moscow')
    and (${to}::date is null or staff_change.at < (${to}::date + 1)::timestamp at time zone 'Europe/Moscow')`
}

/** Who and what stands in the journal. */
export async function selectJournalFacets(db: Queryable) {
  const [authors, kinds] = await Promise.all([
    sql<{ userId: number; name: string }>`
      select distinct on (user_id) user_id as "userId", author as name from staff_change
      where user_id is not null order by user_id, id desc`.execute(db),
    db.selectFrom('staff_change').select('entity').distinct().orderBy('entity').execute(),
  ])
  return { authors: authors.rows, entities: kinds.map(({ entity }) => entity) }
}
