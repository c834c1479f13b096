import { sql } from 'kysely'
import type { Database } from '../db/openDatabase.ts'
import { moderate } from '../moderation/moderate.ts'
import { dropReview } from '../reviews/deleteReview.ts'
import { reviewRow } from './fillReviews.ts'
import { createRandom } from './testShop.data.ts'

/** Where what is kept differs from what the reviews say; nothing in a healthy shop. */
export async function reviewDifferences(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with said as (
      select p.id, count(r.id)::int as reviews, coalesce(round(avg(r.rating), 1), 0) as rating
      from product p left join review r on r.product_id = p.id and r.state = 'approved' group by p.id
    ), counted as (
      select product_id, rating, has_images, has_comment, is_third_party, is_purchased, count(*)::int as count
      from review where state = 'approved' group by 1, 2, 3, 4, 5, 6
    ), named as (
      select r.product_id, c.name, count(*)::int as count, sum(c.rating)::int as sum
      from review r, jsonb_to_recordset(r.characteristic_ratings) as c (name text, rating int)
      where r.state = 'approved' group by 1, 2
    )
    select 'product' as place, p.id::text as which from product p join said on said.id = p.id
      where (p.reviews, p.rating) is distinct from (said.reviews, said.rating)
    union all (select 'count', c::text from (
      (select * from counted except select product_id, rating, has_images, has_comment, is_third_party, is_purchased, count
        from review_count where count > 0)
      union all
      (select product_id, rating, has_images, has_comment, is_third_party, is_purchased, count
        from review_count where count > 0 except select * from counted)) c)
    union all (select 'named', n::text from (
      (select * from named except select product_id, name, count, sum from review_characteristic where count > 0)
      union all
      (select product_id, name, count, sum from review_characteristic where count > 0 except select * from named)) n)`.execute(
    db,
  )
  return rows
}

/** Writes, decides on and deletes reviews of five products at random, six at once. */
export async function stormReviews(db: Database, count: number, seed: number): Promise<void> {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const productIds = [1, 2, 3, 5, 7]
  const services = { db, now: () => new Date(), jobs: { add: async () => {} }, messages: {} as never }
  const ids: { id: number; guid: string; product_id: number }[] = []
  let left = count
  const step = async (): Promise<void> => {
    const draw = random()
    if (draw < 0.35 || ids.length === 0) {
      const row = reviewRow({
        product_id: pick(productIds),
        rating: 1 + Math.floor(random() * 5),
        state: 'waiting',
        comment: random() < 0.5 ? 'x' : '',
        has_images: random() < 0.3,
        is_purchased: random() < 0.5,
        is_third_party: random() < 0.1,
      })
      const named =
        random() < 0.5 ? [{ name: pick(['Качество', 'Удобство']), rating: 1 + Math.floor(random() * 5) }] : []
      const added = await db
        .insertInto('review')
        .values({ ...row, characteristic_ratings: sql`${JSON.stringify(named)}::jsonb` as never })
        .returning(['id', 'guid', 'product_id'])
        .executeTakeFirstOrThrow()
      ids.push(added)
    } else if (draw < 0.85) {
      const decision = random() < 0.6 ? ('approve' as const) : ('refuse' as const)
      const { guid } = pick(ids)
      await moderate(
        services,
        { kind: 'review', guid, decision, reason: 'other' },
        { userId: 1, editor: null, origin: '' },
      )
    } else {
      const [gone] = ids.splice(Math.floor(random() * ids.length), 1)
      await db.transaction().execute((transaction) => dropReview(transaction, gone!, new Date()))
    }
  }
  const worker = async () => {
    while (left-- > 0)
      await step().catch((error: unknown) => {
        // Another worker has deleted it in between.
        if (!String(error).includes('not-found')) throw error
      })
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}
