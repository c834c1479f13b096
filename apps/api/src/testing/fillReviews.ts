import { sql, type Insertable } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import type { ReviewTables } from '../db/reviewTables.ts'
import { known } from './testShop.data.ts'

type NewReview = Insertable<ReviewTables['review']>

/** A published review of the saw, but for what a test says. */
export const reviewRow = (changes: Partial<NewReview> = {}): NewReview => ({
  product_id: known.saw,
  user_id: null,
  author_name: 'Анна',
  author_city: 'Тула',
  email: null,
  rating: 5,
  experience: null,
  state: 'approved',
  refusal: null,
  text_hash: null,
  created_at: new Date('2026-10-01T09:00:00Z'),
  updated_at: new Date('2026-10-01T09:00:00Z'),
  decided_at: null,
  decided_by: null,
  ...changes,
})

/** Stores reviews as they are and counts them. @returns their guids */
export async function addReviews(db: Database, rows: readonly Partial<NewReview>[]): Promise<string[]> {
  const added = await db
    .insertInto('review')
    .values(rows.map((row) => withJson(reviewRow(row))))
    .returning('guid')
    .execute()
  await recount(db)
  return added.map(({ guid }) => guid)
}

// pg would write an array as one of PostgreSQL.
const withJson = (row: NewReview): NewReview =>
  row.characteristic_ratings
    ? { ...row, characteristic_ratings: sql`${JSON.stringify(row.characteristic_ratings)}::jsonb` as never }
    : row

export async function recount(db: Database): Promise<void> {
  await sql`select recount_reviews()`.execute(db)
}

/** Takes all reviews and discussions away. */
export async function clearReviews(db: Database): Promise<void> {
  await db.deleteFrom('discussion').execute()
  await db.deleteFrom('review').execute()
  await recount(db)
}
