import { listModeration, moderate } from '@verstak/contracts/moderation'
import { saveReview } from '@verstak/contracts/reviewForm'
import { tablePathOf } from '@verstak/contracts/staffTable'
import { clearReviews, recount } from '../testing/fillReviews.ts'
import { signIn } from '../testing/signIn.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({
  isPublicBodyCacheEnabled: false,
  callsPerMinute: { reviewTextsPerIp: 1e9, reviewTextsWithoutCaptchaPerIp: 1e9 },
})
beforeAll(() => recount(api.db))
afterEach(() => clearReviews(api.db))

let staff: Visitor
beforeEach(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'manager' })
  staff = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
})

async function write(rating: number, comment = 'Пилит ровно'): Promise<string> {
  const visitor = api.newVisitor()
  await signIn(visitor, api.databaseUrl, 'private')
  const author = { name: 'Николай', city: 'Москва', email: 'nikolai@mail.ru' }
  const body = { productGuid: guidOf(known.saw), rating, content: { advantages: '', comment }, author }
  return (await visitor.call(saveReview, { body: body as never })).guid
}
const find = async (query: object) =>
  (await staff.call(listModeration, { query: { kind: 'review', ...query } })).reviews.map(({ guid }) => guid)
const decide = (guid: string, decision: 'approve' | 'refuse' | 'undo', visitor = staff) =>
  visitor.ask(moderate, {
    body: { kind: 'review', guid, decision, ...(decision === 'refuse' && { reason: 'rude' as const }) },
  })
const published = async () =>
  (await api.db.selectFrom('product').select('reviews').where('id', '=', known.saw).executeTakeFirstOrThrow()).reviews

test('the queue is narrowed by product, stars, age, what was noticed, and the reason of a refusal', async () => {
  const guid = await write(2, 'Звоните 8 902 123-45-67')
  expect(await find({ stars: 2 })).toEqual([guid])
  expect(await find({ stars: 5 })).toEqual([])
  expect(await find({ mark: 'contact' })).toEqual([guid])
  expect(await find({ mark: 'duplicate' })).toEqual([])
  expect(await find({ product: '%' })).toEqual([])
  const [{ name } = { name: '' }] = await api.db
    .selectFrom('product')
    .select('name')
    .where('id', '=', known.saw)
    .execute()
  expect(await find({ product: name.slice(0, 6) })).toEqual([guid])
  expect(await find({ days: 1 })).toEqual([])
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000)
  const userId = await addUser(api, { is_staff: true, staff_role: 'manager' })
  staff = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
  expect(await find({ days: 1 })).toEqual([guid])
  await decide(guid, 'refuse')
  expect(await find({ state: 'refused', reason: 'rude' })).toEqual([guid])
  expect(await find({ state: 'refused', reason: 'media' })).toEqual([])
  expect((await staff.fail(listModeration, { query: { kind: 'review', stars: 6 } })).status).toBe(400)
  const headers = { cookie: [...staff.cookies].map((pair) => pair.join('=')).join('; ') }
  const table = await fetch(`${api.url}${tablePathOf(listModeration)}?kind=review&state=refused`, { headers })
  expect(await table.text()).toMatch(/;2;Звоните 8 902 123-45-67;отклонён;В тексте есть грубые слова;contact/)
})

test('a decision is taken back by who made it, once, with the counts of the product', async () => {
  const guid = await write(4)
  const other = await startTestSession(api, api.newVisitor(), {
    userId: await addUser(api, { is_staff: true, staff_role: 'manager' }),
    isAdmin: true,
  })
  expect((await decide(guid, 'undo')).status).toBe(400)
  await decide(guid, 'approve')
  expect(await published()).toBe(1)
  expect((await decide(guid, 'undo', other)).status).toBe(400)
  expect(await decide(guid, 'undo')).toMatchObject({ status: 200, body: { state: 'waiting' } })
  expect([await published(), await find({})]).toEqual([0, [guid]])
  expect((await decide(guid, 'undo')).status).toBe(400)
  // A refusal of what was published goes back to published.
  await decide(guid, 'approve')
  await decide(guid, 'refuse')
  expect(await decide(guid, 'undo')).toMatchObject({ body: { state: 'approved' } })
  expect(await published()).toBe(1)
})
