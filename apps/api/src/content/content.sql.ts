import type { ContentKind } from '@verstak/contracts/content'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Of every document the version that is valid at a moment, with the time of its first one. */
const validVersions = (db: Queryable, now: Date) =>
  db
    .selectFrom('content_document as d')
    .innerJoin('content_version as v', 'v.document_id', 'd.id')
    .distinctOn('d.id')
    .where('v.published_at', '<=', now)
    .orderBy('d.id')
    .orderBy('v.version', 'desc')
    .select(['d.id', 'd.path', 'd.kind', 'v.title', 'v.lead', 'v.description', 'v.author', 'v.cover', 'v.blocks'])
    .select([
      sql<Date>`v.published_at`.as('changed_at'),
      sql<Date>`(select min(first.published_at) from content_version first where first.document_id = d.id)`.as(
        'published_at',
      ),
    ])

/** The valid version of a document. */
export const selectDocument = (db: Queryable, path: string, now: Date) =>
  validVersions(db, now).where('d.path', '=', path).executeTakeFirst()

/** One version of a document, by the key of its link; of one without a time, now counts. */
export const selectPreview = (db: Queryable, { path, key }: { path: string; key: string }, now: Date) =>
  db
    .selectFrom('content_document as d')
    .innerJoin('content_version as v', 'v.document_id', 'd.id')
    .where('d.path', '=', path)
    .where('v.preview_key', '=', key)
    .select(['d.id', 'd.path', 'd.kind', 'v.title', 'v.lead', 'v.description', 'v.author', 'v.cover', 'v.blocks'])
    .select([
      sql<Date>`coalesce(v.published_at, ${now})`.as('changed_at'),
      sql<Date>`coalesce((select min(first.published_at) from content_version first
        where first.document_id = d.id), ${now})`.as('published_at'),
    ])
    .executeTakeFirst()

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof selectDocument>>>

export interface SummaryQuery {
  kind: ContentKind
  limit: number
  offset: number
  /** A document that is left out; 0 = none. */
  exceptId: number
}

/** Documents of a kind, the newest first. */
export const selectSummaries = (db: Queryable, { kind, limit, offset, exceptId }: SummaryQuery, now: Date) =>
  db
    .selectFrom(validVersions(db, now).where('d.kind', '=', kind).as('valid'))
    .selectAll()
    .where('id', '<>', exceptId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

/** Published documents of a kind. */
export async function countDocuments(db: Queryable, kind: ContentKind, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(validVersions(db, now).where('d.kind', '=', kind).as('valid'))
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ids of products by code, in the order of the codes; unknown ones are left out. */
export async function selectIdsByCode(db: Queryable, codes: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${codes}::text[]) with ordinality as wanted (code, place)
    join product p on p.sku = wanted.code and p.is_active order by wanted.place`.execute(db)
  return rows.map(({ id }) => id)
}
