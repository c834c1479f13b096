import { recount } from '../testing/fillReviews.ts'
import { reviewDifferences, stormReviews } from '../testing/reviewStorm.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()
beforeAll(() => recount(api.db))

test('after 10,000 random writes, decisions and deletions all counts and means are those of the rows', async () => {
  await stormReviews(api.db, 10_000, 10_000)
  expect(await reviewDifferences(api.db)).toEqual([])
  const approved = await api.db.selectFrom('review').select('id').where('state', '=', 'approved').execute()
  expect(approved.length).toBeGreaterThan(500)
}, 600_000)
