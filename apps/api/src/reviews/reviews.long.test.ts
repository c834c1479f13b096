import { listReviews } from '@verstak/contracts/review'
import { sql } from 'kysely'
import { recount } from '../testing/fillReviews.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const MANY = 100_000
const api = useTestApi({ isPublicBodyCacheEnabled: false })

const fill = (productId: number, count: number) =>
  sql`
    insert into review (product_id, author_name, rating, comment, state, likes, created_at, updated_at)
    select ${productId}, 'Автор ' || i, 1 + i % 5, repeat('Пилит ровно. ', 1 + i % 20), 'approved', i % 7,
      now() - i * interval '7 minutes', now()
    from generate_series(1, ${count}) i`.execute(api.db)

beforeAll(async () => {
  await fill(known.screws, 10)
  for (let times = 0; times < 10; times++) await fill(known.discounted, MANY / 10)
  await recount(api.db)
  await sql`analyze`.execute(api.db)
}, 120_000)

const SORTS = ['createdAt', 'rating', 'usefulness'] as const
const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!

test('a page of 100,000 reviews takes at most twice the time of a page of 10, wherever it is', async () => {
  const visitor = api.newVisitor()
  const times = { few: [] as number[], many: [] as number[] }
  const ask = async (productId: number, pages: number, turn: number) => {
    const query = {
      productGuid: guidOf(productId),
      sortBy: SORTS[turn % 3]!,
      sortDirection: turn % 2 === 0 ? ('desc' as const) : ('asc' as const),
      itemsPerPage: 10,
      page: 1 + ((turn * 7919) % pages),
      withTotal: true,
      withMostUseful: true,
    }
    const from = performance.now()
    const { reviews } = await visitor.call(listReviews, { query })
    expect(reviews).toHaveLength(10)
    return performance.now() - from
  }
  // The first of each order reads it.
  for (let turn = 0; turn < 12; turn++) for (const id of [known.screws, known.discounted]) await ask(id, 1, turn)
  for (let turn = 0; turn < 400; turn++) {
    times.few.push(await ask(known.screws, 1, turn))
    times.many.push(await ask(known.discounted, MANY / 10, turn))
  }
  const [few, many] = [p95(times.few), p95(times.many)]
  process.stdout.write(`p95 of a page: ${few.toFixed(1)} ms of 10 reviews, ${many.toFixed(1)} ms of ${MANY}\n`)
  expect(many / few).toBeLessThanOrEqual(2)
}, 240_000)
