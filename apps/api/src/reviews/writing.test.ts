import { deleteReview, getReviewForm, listOwnReviews, saveReview } from '@verstak/contracts/reviewForm'
import {
  getReviewNotification,
  MAX_REVIEW_CHARACTERS,
  REVIEW_CONFIRM_FORM_PATH,
  type ReviewInput,
} from '@verstak/contracts/reviewForm'
import { listModeration, moderate, saveModerationWords } from '@verstak/contracts/moderation'
import { getListing } from '@verstak/contracts/listing'
import { listNotReviewed } from '@verstak/contracts/purchaseHistory'
import { getProduct } from '@verstak/contracts/product'
import { listReviews, saveVote } from '@verstak/contracts/review'
import { sql } from 'kysely'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { deleteUser } from '../personal-data/personalData.sql.ts'
import { selectExported } from '../personal-data/exported.sql.ts'
import { hashSecret } from '../secret.ts'
import { addReviews, clearReviews, recount } from '../testing/fillReviews.ts'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({
  isPublicBodyCacheEnabled: false,
  callsPerMinute: { reviewTextsPerIp: 1e9, reviewTextsWithoutCaptchaPerIp: 1e9 },
})

beforeAll(() => recount(api.db))
afterEach(() => clearReviews(api.db))

const input = (changes: Partial<ReviewInput> = {}) => ({
  productGuid: guidOf(known.saw),
  rating: 4,
  content: { advantages: 'Лёгкая', comment: 'Пилит ровно' },
  author: { name: 'Николай', city: 'Москва', email: 'nikolai@mail.ru' },
  ...changes,
})
const save = (visitor: Visitor, changes: Partial<ReviewInput> = {}) =>
  visitor.call(saveReview, { body: input(changes) as never })
const list = (visitor: Visitor = api.newVisitor()) =>
  visitor.call(listReviews, { query: { productGuid: guidOf(known.saw), withTotal: true } })
/** Each kind is one person. */
const newUser = async (user: 'private' | 'business' | 'wholesale' | 'staff' = 'private') => {
  const visitor = api.newVisitor()
  await signIn(visitor, api.databaseUrl, user)
  return visitor
}
const decide = async (guid: string, decision: 'approve' | 'refuse' = 'approve') =>
  (await newUser('staff')).call(moderate, {
    body: { kind: 'review', guid, decision, ...(decision === 'refuse' && { reason: 'off-topic' as const }) },
  })
const productOf = (id: number) =>
  api.db.selectFrom('product').select(['rating', 'reviews']).where('id', '=', id).executeTakeFirstOrThrow()

async function buy(visitor: Visitor, { email = 'x@mail.ru', hoursAgo = 1 } = {}): Promise<void> {
  const userId = await userIdOf(visitor)
  const at = new Date(api.clock.now.getTime() - hoursAgo * 3_600_000)
  await sql`
    with o as (
      insert into customer_order (guid, cart_id, access_key_hash, status, region_id, contact_name, phone, email,
        delivery_type, address, delivery_date, delivery_price, payment, comment, sum, user_id, handed_over_at, page_origin)
      values (gen_random_uuid(), gen_random_uuid(), 'x', 'handed-over', 1, 'И', '9161234567', ${email}, 'courier', '', current_date,
        0, 'cash', '', 100, ${userId}, ${at}, 'https://shop.example') returning guid
    )
    insert into order_line (order_guid, position, product_id, sku, name, quantity, price)
    select guid, 0, ${known.saw}, 'a', 'b', 1, 100 from o`.execute(api.db)
}
const userIdOf = async (visitor: Visitor): Promise<number> => {
  const { user_id } = await api.db
    .selectFrom('session_token')
    .innerJoin('user_session', 'user_session.id', 'session_id')
    .select('user_id')
    .where('token_hash', '=', hashSecret(visitor.cookies.get('acctoken')!))
    .executeTakeFirstOrThrow()
  return user_id
}

test('a review waits for the moderation; once published it is in the list, the product and the listing', async () => {
  const visitor = await newUser()
  const { guid, state } = await save(visitor)
  expect(state).toBe('waiting')
  expect((await list()).reviews).toEqual([])
  expect(await productOf(known.saw)).toEqual({ rating: 0, reviews: 0 })
  const queue = await (await newUser('staff')).call(listModeration, { query: { kind: 'review' } })
  expect(queue.reviews).toMatchObject([
    { guid, email: 'nikolai@mail.ru', marks: [], content: { comment: 'Пилит ровно' } },
  ])
  await decide(guid)
  const shown = await list()
  expect(shown.reviews).toMatchObject([{ guid, productRating: 4, author: { name: 'Николай', city: 'Москва' } }])
  expect(JSON.stringify(shown)).not.toContain('nikolai@mail.ru')
  expect(await api.newVisitor().call(getProduct, { query: { productId: known.saw, regionId: 1 } })).toMatchObject({
    rating: 4,
    reviewsCount: 1,
  })
  const listing = await api.newVisitor().call(getListing, {
    query: {
      listingType: 'category',
      id: 120,
      brandId: 0,
      searchString: '',
      sort: 'rating',
      asc: false,
      page: 1,
      filters: 'rating:2',
      all: true,
      regionId: 1,
    },
  })
  expect(listing.products.map(({ id, reviewsCount, rating }) => [id, reviewsCount, rating])).toEqual([
    [known.saw, 1, 4],
  ])
})

test('a user has one review of a product: the next replaces it and is moderated again', async () => {
  const visitor = await newUser()
  const first = await save(visitor)
  await decide(first.guid)
  const second = await save(visitor, { rating: 1 })
  expect(second).toEqual({ guid: first.guid, state: 'waiting' })
  expect((await list()).summary).toMatchObject({ count: 0, rating: 0 })
  expect(await productOf(known.saw)).toEqual({ rating: 0, reviews: 0 })
  await decide(first.guid)
  expect((await list()).summary).toMatchObject({ count: 1, rating: 1 })
  const form = await visitor.call(getReviewForm, { query: { productGuid: guidOf(known.saw) } })
  expect(form.own).toMatchObject({ guid: first.guid, state: 'approved', productRating: 1 })
})

test('a refusal tells its author why; what was published can be taken back', async () => {
  const visitor = await newUser()
  const { guid } = await save(visitor)
  await decide(guid)
  await decide(guid, 'refuse')
  expect((await list()).reviews).toEqual([])
  const { reviews } = await visitor.call(listOwnReviews, { query: {} })
  expect(reviews).toMatchObject([{ guid, state: 'refused', refusal: 'Текст не о товаре', product: { id: known.saw } }])
  const letters = (await api.messages('nikolai@mail.ru')).map(({ text }) => text)
  expect(letters.some((text) => text.includes('опубликовано'))).toBe(true)
  expect(letters.some((text) => text.includes('Причина: Текст не о товаре'))).toBe(true)
})

test('a guest confirms his review by a letter; without that the moderation does not see it', async () => {
  const guest = api.newVisitor()
  const { guid, state } = await save(guest, { author: { name: 'Гость', city: '', email: 'guest@mail.ru' } })
  expect(state).toBe('unconfirmed')
  const queue = async () => (await (await newUser('staff')).call(listModeration, { query: { kind: 'review' } })).total
  expect(await queue()).toBe(0)
  const [letter] = await api.messages('guest@mail.ru')
  const key = /otzyvy\/\?confirm=(\S+)/.exec(letter!.text)![1]!
  const send = (value: string) =>
    fetch(`${api.url}${REVIEW_CONFIRM_FORM_PATH}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: 'http://127.0.0.1:3000',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ key: value }).toString(),
    })
  for (const wrong of ['', 'x', `${guid}.x`, `${guidOf(5)}.${key.split('.')[1]}`])
    expect((await send(wrong)).headers.get('location')).toMatch(/\?confirmed=no$/)
  expect(await queue()).toBe(0)
  for (let times = 0; times < 2; times++)
    expect((await send(key)).headers.get('location')).toMatch(/^\/product\/.*-1\/otzyvy\/\?confirmed=yes$/)
  expect(await queue()).toBe(1)
  const again = await api
    .newVisitor()
    .fail(saveReview, { body: input({ author: { name: 'Гость', city: '', email: 'Guest@mail.ru' } }) as never })
  expect(again.body.errors).toMatchObject([{ field: 'author.email', reason: 'exists' }])
})

test('who got the product from the shop is marked so, by the orders alone; the form and the reminder know it, too [API-052] [CALL-031]', async () => {
  const stranger = await newUser()
  await save(stranger)
  const form = (visitor: Visitor) => visitor.call(getReviewForm, { query: { productGuid: guidOf(known.saw) } })
  expect((await form(stranger)).purchase).toBeNull()
  const buyer = await newUser('business')
  await buy(buyer, { hoursAgo: 24 * 5 })
  const id = await userIdOf(buyer)
  const remind = () => buyer.call(getReviewNotification, { query: { id } })
  expect(await remind()).toMatchObject({
    status: 'success',
    name: 'Пила торцовочная',
    url: expect.stringMatching(/^\/product\/.*-1\/add-review\/$/) as string,
  })
  expect((await buyer.fail(getReviewNotification, { query: { id: id - 1 } })).status).toBe(404)
  expect((await api.newVisitor().fail(getReviewNotification, { query: { id } })).status).toBe(401)
  expect((await form(buyer)).purchase).toMatchObject({ orderNumber: expect.any(String) as string })
  expect((await buyer.call(listNotReviewed, { query: {} })).total).toBe(1)
  const { guid } = await save(buyer)
  await decide(guid)
  expect((await list()).reviews).toMatchObject([{ guid, isPurchasedInVi: true }])
  expect(await remind()).toEqual({ status: 'error', img: '', url: '', name: '' })
  expect((await buyer.call(listNotReviewed, { query: {} })).total).toBe(0)
})

test.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ author: { name: '', city: '', email: 'a@b.ru' } }, 'author.name'],
  [{ author: { name: 'Анна1', city: '', email: 'a@b.ru' } }, 'author.name'],
  [{ author: { name: 'Анна', city: '', email: 'a' } }, 'author.email'],
  [{ content: { comment: 'x'.repeat(MAX_REVIEW_CHARACTERS + 1) } }, 'content.comment'],
  [{ characteristicRatings: [{ name: 'Цена', rating: 5 }] }, 'characteristicRatings.0'],
  [{ images: [{ guid: guidOf(1), key: 'x' }] }, 'images.0'],
])('%j is refused at its field', async (changes, field) => {
  const { status, body } = await (await newUser()).fail(saveReview, { body: input(changes as never) as never })
  expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  expect(await api.db.selectFrom('review').selectAll().execute()).toEqual([])
})

test('the moderation is shown words of its list, contacts and what was written before', async () => {
  const staff = await newUser('staff')
  await staff.call(saveModerationWords, { body: { words: ['Казин'] } })
  const marksOf = async (comment: string, user: 'private' | 'business' = 'private') => {
    const { guid } = await save(await newUser(user), { content: { comment } } as never)
    const row = await api.db.selectFrom('review').select('marks').where('guid', '=', guid).executeTakeFirstOrThrow()
    return row.marks
  }
  expect(await marksOf('Выиграл в казино')).toEqual(['word'])
  expect(await marksOf('Пишите на +7 916 123-45-67')).toEqual(['contact'])
  expect(await marksOf('Смотрите https://example.com')).toEqual(['contact'])
  const long = 'Пользуюсь полгода, нареканий нет, рекомендую всем мастерам'
  expect(await marksOf(long)).toEqual([])
  expect(await marksOf(`${long}!!`, 'business')).toEqual(['duplicate'])
})

test('calls of the moderation do not exist for others', async () => {
  for (const visitor of [api.newVisitor(), await newUser()]) {
    expect((await visitor.fail(listModeration, { query: { kind: 'review' } })).status).toBe(404)
    const body = { kind: 'review', guid: guidOf(1), decision: 'approve' } as const
    expect((await visitor.fail(moderate, { body })).status).toBe(404)
  }
})

test('an own review is deleted with its count; another one’s stays', async () => {
  const [author, stranger] = [await newUser(), await newUser('business')]
  const { guid } = await save(author)
  await decide(guid)
  await stranger.call(deleteReview, { body: { guid } })
  expect((await list()).reviews).toHaveLength(1)
  for (let times = 0; times < 2; times++) await author.call(deleteReview, { body: { guid } })
  expect((await list()).summary).toMatchObject({ count: 0 })
  expect(await productOf(known.saw)).toEqual({ rating: 0, reviews: 0 })
})

test('some days after an order its buyer is asked by a letter, once for a product, and not for what he has reviewed', async () => {
  const buyer = await newUser('wholesale')
  const userId = await userIdOf(buyer)
  await api.db.updateTable('shop_user').set({ email: 'buyer@mail.ru' }).where('id', '=', userId).execute()
  await buy(buyer)
  const { guid: orderGuid } = await api.db
    .selectFrom('customer_order')
    .select('guid')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const remind = async () => {
    await createJobQueue(0).add(api.db, 'remind-of-reviews', { orderGuid })
    return (await api.messages('buyer@mail.ru')).filter(({ subject }) => subject === 'Расскажите о покупке')
  }
  const letters = await remind()
  expect(letters).toHaveLength(1)
  expect(letters[0]!.text).toMatch(/Пила торцовочная: https:\/\/shop\.example\/product\/.*-1\/add-review\//)
  expect((await remind()).length).toBeLessThanOrEqual(1)
  await api.db.deleteFrom('review_reminder').execute()
  await save(buyer)
  await remind()
  expect(await api.db.selectFrom('review_reminder').selectAll().execute()).toEqual([])
})

test('of a deleted account published reviews stay without its name and count on; the rest goes, votes with their sums', async () => {
  const { id } = await api.db
    .insertInto('shop_user')
    .values({ first_name: 'Олег', email: 'oleg@mail.ru' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [published, waiting] = await addReviews(api.db, [
    { user_id: id, author_name: 'Олег', email: 'oleg@mail.ru', rating: 3 },
    { user_id: id, product_id: known.plenty, state: 'waiting' },
  ])
  const [liked] = await addReviews(api.db, [{ likes: 2 }])
  const review = await api.db.selectFrom('review').select('id').where('guid', '=', liked!).executeTakeFirstOrThrow()
  const vote = { review_id: review.id, user_id: id, guest_hash: null, is_like: true, created_at: new Date() }
  await api.db.insertInto('review_vote').values(vote).execute()
  const exported = await selectExported(api.db, id, 'nobody')
  expect([exported['reviews']!.length, exported['reviewVotes']!.length, exported['discussions']!.length]).toEqual([
    2, 1, 0,
  ])
  await api.db.transaction().execute((db) => deleteUser(db, id, { email: 'oleg@mail.ru', chat: 'nobody' }))
  const { reviews, summary } = await list()
  expect(reviews.find(({ guid }) => guid === published)!.author).toEqual({ name: 'Покупатель', city: '' })
  expect(reviews.find(({ guid }) => guid === liked)!.voteStatistics.likes).toBe(1)
  expect(summary).toMatchObject({ count: 2, rating: 4 })
  const left = await api.db.selectFrom('review').select(['guid', 'email']).execute()
  expect(left.some(({ guid }) => guid === waiting)).toBe(false)
  expect(left.every(({ email }) => email === null)).toBe(true)
  await api.newVisitor().call(saveVote, { body: { guid: published!, action: 'like' } })
})
