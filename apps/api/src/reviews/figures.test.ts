import { deleteReview, saveReview } from '@verstak/contracts/reviewForm'
import { moderate } from '@verstak/contracts/moderation'
import { clearReviews, recount } from '../testing/fillReviews.ts'
import { reviewDifferences, stormReviews } from '../testing/reviewStorm.ts'
import { signIn } from '../testing/signIn.ts'
import { createRandom, guidOf } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const unlimited = { reviewTextsPerIp: 1e9, reviewTextsWithoutCaptchaPerIp: 1e9 }
const api = useTestApi({ isPublicBodyCacheEnabled: false, callsPerMinute: unlimited })

beforeAll(() => recount(api.db))
afterEach(() => clearReviews(api.db))

test('after 1,000 random writes, decisions and deletions all counts and means are those of the rows', async () => {
  await stormReviews(api.db, 1_000, 25)
  expect(await reviewDifferences(api.db)).toEqual([])
})

test('the same through the calls: users write, edit and delete while the staff decides', async () => {
  const kinds = ['private', 'business', 'wholesale'] as const
  const users = await Promise.all(kinds.map((kind) => signIn(api.newVisitor(), api.databaseUrl, kind)))
  const staff = await signIn(api.newVisitor(), api.databaseUrl, 'staff')
  const random = createRandom(7)
  const known = new Set<string>()
  const act = async (visitor: Visitor, place: number) => {
    const draw = random()
    const guid = [...known][place % Math.max(1, known.size)] ?? guidOf(9)
    if (draw < 0.5) {
      const saved = await visitor.call(saveReview, {
        body: {
          productGuid: guidOf(1 + (place % 2)),
          rating: 1 + Math.floor(random() * 5),
          content: { comment: random() < 0.5 ? 'хорошая' : '' },
          characteristicRatings: random() < 0.5 ? [{ name: 'Качество', rating: 3 }] : [],
          author: { name: 'Анна', email: 'a@mail.ru' },
        },
      })
      known.add(saved.guid)
    } else if (draw < 0.85) {
      const decision = random() < 0.8 ? ('approve' as const) : ('refuse' as const)
      await staff.ask(moderate, { body: { kind: 'review', guid, decision, reason: 'other' } })
    } else await visitor.call(deleteReview, { body: { guid } })
  }
  await Promise.all(
    users.map(async (visitor, index) => {
      for (let times = 0; times < 60; times++) await act(visitor, times * 3 + index)
    }),
  )
  expect(await reviewDifferences(api.db)).toEqual([])
})
