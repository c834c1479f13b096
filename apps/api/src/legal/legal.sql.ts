import type { Queryable } from '../db/openDatabase.ts'

/** Published versions of a document at a moment, newest first; none for an unknown document. */
export const selectVersions = (db: Queryable, slug: string, now: Date) =>
  db
    .selectFrom('legal_document')
    .select(['version', 'published_at'])
    .where('slug', '=', slug)
    .where('published_at', '<=', now)
    .orderBy('version', 'desc')
    .execute()

/** Valid title of every document at a moment, by title. */
export async function selectTitles(db: Queryable, now: Date): Promise<{ slug: string; title: string }[]> {
  const valid = db
    .selectFrom('legal_document')
    .distinctOn('slug')
    .select(['slug', 'title'])
    .where('published_at', '<=', now)
    .orderBy('slug')
    .orderBy('version', 'desc')
  return db.selectFrom(valid.as('valid')).selectAll().orderBy('title').execute()
}

/** Title and text of one version. */
export const selectText = (db: Queryable, slug: string, version: number) =>
  db
    .selectFrom('legal_document')
    .select(['title', 'blocks'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
