import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** Number of popular products to compare; a category of a large shop holds thousands. */
const CANDIDATES = 200

/** Products of the same category at half to twice the price, those with the most common property values first. */
export async function selectAnalogs(
  db: Queryable,
  { id, officeIds, limit }: { id: number; officeIds: number[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with candidate as (
      select p.id, p.popularity from product origin
      join product_price origin_price on origin_price.product_id = origin.id and origin_price.price_type = 'retail'
      join product p on p.category_lft = origin.category_lft and p.is_active and p.id <> origin.id
      join product_price r on r.product_id = p.id and r.price_type = 'retail'
      where origin.id = ${id}
        and r.price::bigint * 2 >= origin_price.price and r.price::bigint <= origin_price.price::bigint * 2
        and exists (select from stock where product_id = p.id and office_id = any(${officeIds}::int[])
          and quantity >= p.multiplicity)
      order by p.popularity desc, p.id limit ${CANDIDATES}
    )
    select candidate.id from candidate
    order by (
      select count(*) from product_value theirs join product_value ours using (value_id)
      where theirs.product_id = candidate.id and ours.product_id = ${id}
    ) desc, candidate.popularity desc, candidate.id
    limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
