import { sql, type Insertable } from 'kysely'
import type { LegalTables } from '../db/legalTables.ts'
import type { Queryable } from '../db/openDatabase.ts'

type NewConsent = Omit<Insertable<LegalTables['consent']>, 'document_version'>

/**
 * Writes a consent to the version of its document that is valid at that moment.
 * @throws when the shop has no such document: then nobody can have agreed to it
 */
export async function insertConsent(db: Queryable, consent: NewConsent): Promise<void> {
  const valid = await db
    .selectFrom('legal_document')
    .select('version')
    .where('slug', '=', consent.document_slug)
    .where('published_at', '<=', consent.given_at)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow(() => new Error(`The shop has published no document ${consent.document_slug}.`))
  await db
    .insertInto('consent')
    .values({ ...consent, document_version: valid.version })
    .execute()
}

const selectConsents = (db: Queryable, userId: number) =>
  db
    .selectFrom('consent')
    .innerJoin('legal_document', (join) =>
      join
        .onRef('legal_document.slug', '=', 'consent.document_slug')
        .onRef('legal_document.version', '=', 'consent.document_version'),
    )
    .select(['id', 'purpose', 'form', 'email', 'phone', 'given_at', 'withdrawn_at', 'slug', 'version', 'title'])
    .where('user_id', '=', userId)

/** A consent with the title of its text. */
export type ConsentRow = Awaited<ReturnType<typeof selectOwnConsents>>[number]

/** The newest consents of a user. */
export const selectOwnConsents = (db: Queryable, userId: number, limit: number) =>
  selectConsents(db, userId).orderBy('id', 'desc').limit(limit).execute()

/** One consent of a user; undefined when he has none with this id. */
export const findOwnConsent = (db: Queryable, userId: number, id: number) =>
  selectConsents(db, userId).where('id', '=', id).executeTakeFirst()

/** Withdraws a consent that is still valid. */
export const updateWithdrawn = (db: Queryable, { id, userId, now }: { id: number; userId: number; now: Date }) =>
  db
    .updateTable('consent')
    // Clocks of two servers may differ by a little.
    .set({ withdrawn_at: sql<Date>`greatest(given_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute()
