import type { KeptLegalBlock } from '@verstak/contracts/legalStaff'
import type { Queryable } from '../db/openDatabase.ts'
import { validAt } from '../legal/legal.sql.ts'

/** What an edition says. */
export interface EditionText {
  title: string
  blocks: readonly KeptLegalBlock[]
}

/** An edition of a document. */
interface Edition {
  slug: string
  version: number
}

/** The latest edition of a document, planned or valid. */
export const findLatest = (db: Queryable, slug: string, isLocked: boolean) =>
  db
    .selectFrom('legal_document')
    .select(['version', 'title', 'blocks', 'published_at'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()

/** Editions of a document, the latest first. */
export const selectEditions = (db: Queryable, slug: string) =>
  db
    .selectFrom('legal_document')
    .select(['version', 'title', 'published_at', 'preview_key'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute()

/** What an edition says. */
export const findEdition = (db: Queryable, { slug, version }: Edition) =>
  db
    .selectFrom('legal_document')
    .select(['title', 'blocks'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()

/** Documents with their valid and planned editions, by title. */
export const selectStaffLegal = (db: Queryable, now: Date) =>
  db
    .selectFrom(validAt(db, now).as('valid'))
    .leftJoin('legal_document as planned', (join) =>
      join.onRef('planned.slug', '=', 'valid.slug').onRef('planned.version', '>', 'valid.version'),
    )
    .select(['valid.slug', 'valid.title', 'valid.version', 'valid.published_at', 'planned.published_at as planned_at'])
    .orderBy('valid.title')
    .execute()

export async function insertEdition(
  db: Queryable,
  edition: EditionText & { slug: string; version: number; published_at: Date },
): Promise<void> {
  await db
    .insertInto('legal_document')
    .values({ ...edition, blocks: JSON.stringify(edition.blocks) })
    .execute()
}

/** Changes an edition whose time has not come; one that is valid stays as it is. */
export async function updatePlanned(
  db: Queryable,
  { slug, version }: Edition,
  { blocks, ...changed }: Partial<EditionText & { published_at: Date }>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('legal_document')
    .set({ ...changed, ...(blocks && { blocks: JSON.stringify(blocks) }) })
    .where('slug', '=', slug)
    .where('version', '=', version)
    .where('published_at', '>', now)
    .execute()
}

/** Drops an edition whose time has not come. */
export async function deletePlanned(db: Queryable, { slug, version }: Edition, now: Date): Promise<void> {
  await db
    .deleteFrom('legal_document')
    .where('slug', '=', slug)
    .where('version', '=', version)
    .where('published_at', '>', now)
    .execute()
}
