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

/** The version to which the key of a link belongs. */
export const findPreview = (db: Queryable, { slug, key }: { slug: string; key: string }) =>
  db
    .selectFrom('legal_document')
    .select(['version', 'published_at'])
    .where('slug', '=', slug)
    .where('preview_key', '=', key)
    .executeTakeFirst()

/** Valid title of every document at a moment, by title. */
export const selectTitles = (db: Queryable, now: Date): Promise<{ slug: string; title: string }[]> =>
  db.selectFrom(validAt(db, now).as('valid')).select(['slug', 'title']).orderBy('title').execute()

/** The valid version of every document at a moment. */
export const validAt = (db: Queryable, now: Date) =>
  db
    .selectFrom('legal_document')
    .distinctOn('slug')
    .select(['slug', 'title', 'version', 'published_at'])
    .where('published_at', '<=', now)
    .orderBy('slug')
    .orderBy('version', 'desc')

/** Title and text of one version. */
export const selectText = (db: Queryable, slug: string, version: number) =>
  db
    .selectFrom('legal_document')
    .select(['title', 'blocks'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
