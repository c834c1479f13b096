import type { ContentBlock, ContentKind } from '@verstak/contracts/content'
import type { ContentState } from '@verstak/contracts/contentStaff'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** The latest version of a document. */
export async function findLatest(db: Queryable, id: number, isLocked: boolean) {
  const latest = db
    .selectFrom('content_version')
    .select(['version', 'title', 'lead', 'description', 'author', 'cover', 'blocks', 'published_at'])
    .where('document_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
  return (isLocked ? latest.forUpdate() : latest).executeTakeFirst()
}

/** Text of a version. */
export interface VersionText {
  title: string
  lead: string
  description: string
  author: string
  /** `photo/{guid}`; null = none. */
  cover: string | null
  blocks: readonly ContentBlock[]
}

export const findVersionText = (db: Queryable, id: number, version: number) =>
  db
    .selectFrom('content_version')
    .select(['title', 'lead', 'description', 'author', 'cover', 'blocks'])
    .where('document_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

export async function insertVersion(db: Queryable, id: number, version: number, text: VersionText): Promise<void> {
  await db
    .insertInto('content_version')
    .values({ ...text, document_id: id, version, blocks: JSON.stringify(text.blocks), published_at: null })
    .execute()
}

export async function updateVersion(
  db: Queryable,
  id: number,
  version: number,
  { blocks, ...changed }: Partial<VersionText & { published_at: Date | null }>,
): Promise<void> {
  await db
    .updateTable('content_version')
    .set({ ...changed, ...(blocks && { blocks: JSON.stringify(blocks) }), changed_at: sql<Date>`now()` })
    .where('document_id', '=', id)
    .where('version', '=', version)
    .execute()
}

/** @returns the id; undefined when the address is taken */
export async function insertDocument(db: Queryable, path: string, kind: ContentKind): Promise<number | undefined> {
  const row = await db
    .insertInto('content_document')
    .values({ path, kind })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface StaffContentFilter {
  kinds: readonly ContentKind[]
  search?: string | undefined
  path?: string | undefined
  state?: ContentState | undefined
}

/** Documents with their latest version, those changed last first. */
export async function selectStaffDocuments(
  db: Queryable,
  { kinds, search, path, state }: StaffContentFilter,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
) {
  const words = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<{
    id: number
    path: string
    kind: ContentKind
    title: string
    state: ContentState
    is_shown: boolean
    changed_at: Date
    total: number
  }>`
    select *, count(*) over ()::int as total from (
      select d.id, d.path, d.kind, v.title, v.changed_at,
        case when v.published_at is null then 'draft' when v.published_at > ${now} then 'planned' else 'published' end as state,
        exists (select from content_version shown
          where shown.document_id = d.id and shown.published_at <= ${now}) as is_shown
      from content_document d
      join lateral (select * from content_version where document_id = d.id order by version desc limit 1) v on true
      where d.kind = any(${kinds}::text[]) and (${path ?? null}::text is null or d.path = ${path ?? null})
        and (v.title ilike ${words} or d.path ilike ${words})
    ) listed
    where ${state ?? null}::text is null or state = ${state ?? null}
    order by changed_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** A document with its versions, the latest first. */
export const selectVersions = (db: Queryable, id: number) =>
  db
    .selectFrom('content_document as d')
    .innerJoin('content_version as v', 'v.document_id', 'd.id')
    .select(['d.path', 'd.kind', 'v.version', 'v.title', 'v.published_at', 'v.preview_key'])
    .where('d.id', '=', id)
    .orderBy('v.version', 'desc')
    .execute()
