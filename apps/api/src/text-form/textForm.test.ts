import { listDiscussions } from '@verstak/contracts/discussion'
import { answerAsShop, moderate } from '@verstak/contracts/moderation'
import { getReviewForm, listOwnReviews, saveReview } from '@verstak/contracts/reviewForm'
import { DISCUSSION_FORM_PATH, getAnswered, getRefusedText, REVIEW_FORM_PATH } from '@verstak/contracts/textForm'
import { addReviews, clearReviews } from '../testing/fillReviews.ts'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({
  isPublicBodyCacheEnabled: false,
  callsPerMinute: { reviewTextsPerIp: 1e9, reviewTextsWithoutCaptchaPerIp: 1e9 },
})
afterEach(() => clearReviews(api.db))

const ORIGIN = 'http://127.0.0.1:3000'
const productGuid = guidOf(known.saw)

/** The request of a browser whose button was pressed. */
async function press(visitor: Visitor, path: string, fields: Record<string, string>, origin = ORIGIN) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${api.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin, 'sec-fetch-site': origin === ORIGIN ? 'same-origin' : 'cross-site' },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, to: answer.headers.get('location') ?? '' }
}

const review = (changes: Record<string, string> = {}) => ({
  productGuid,
  rating: '4',
  'named-1': '5',
  experience: 'few_months',
  advantages: 'Лёгкая',
  disadvantages: '',
  comment: 'Пилит\r\nровно',
  reasonToBuy: '',
  name: 'Николай',
  city: 'Москва',
  email: 'nikolai@mail.ru',
  ...changes,
})
const question = (changes: Record<string, string> = {}) => ({
  productGuid,
  sourceId: '2',
  name: 'Марина',
  email: 'marina@mail.ru',
  text: 'Подойдут ли батареи?',
  isSubscribed: '1',
  ...changes,
})
const refusedOf = async (to: string) => {
  const key = new URL(to, ORIGIN).searchParams.get('refused') ?? ''
  return (await api.newVisitor().call(getRefusedText, { query: { key } })).refused
}
const staff = () => signIn(api.newVisitor(), api.databaseUrl, 'staff')

test('a guest without scripts sends a review, which a letter confirms', async () => {
  const { status, to } = await press(api.newVisitor(), REVIEW_FORM_PATH, review())
  expect(status).toBe(303)
  expect(to).toMatch(/^\/product\/[\w-]+-\d+\/add-review\/\?sent=unconfirmed$/)
  const row = await api.db.selectFrom('review').selectAll().where('email', '=', 'nikolai@mail.ru').executeTakeFirst()
  expect(row).toMatchObject({
    state: 'unconfirmed',
    rating: 4,
    experience: 'few_months',
    comment: 'Пилит\nровно',
    characteristic_ratings: [{ name: 'Удобство', rating: 5 }],
  })
})

test('a refused review comes back with each error at its field and all that was typed; only its key shows it', async () => {
  const wrong = review({ rating: '', comment: 'Ж'.repeat(10_001), name: '', email: 'почта', city: 'г'.repeat(101) })
  const { status, to } = await press(api.newVisitor(), REVIEW_FORM_PATH, wrong)
  expect(status).toBe(303)
  expect(to).toMatch(/\/add-review\/\?refused=[\w-]{43}#review$/)
  const refused = await refusedOf(to)
  expect(refused).toMatchObject({
    problem: null,
    errors: {
      rating: 'Поставьте оценку',
      comment: 'Текст слишком длинный',
      name: 'Введите ваше имя',
      email: expect.stringMatching(/^Email/),
      city: 'Введите до 100 символов',
    },
    fields: { advantages: 'Лёгкая', name: '', email: 'почта', comment: wrong.comment },
  })
  expect(refused!.fields).not.toHaveProperty('productGuid')
  expect(await refusedOf('/?refused=zzz')).toBeNull()
  expect(await refusedOf(`/?refused=${'A'.repeat(43)}`)).toBeNull()
  expect(await api.db.selectFrom('review').select('id').where('email', '=', 'почта').execute()).toEqual([])
})

test('a refusal is forgotten after an hour', async () => {
  const { to } = await press(api.newVisitor(), REVIEW_FORM_PATH, review({ rating: '' }))
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 3_600_001)
  expect(await refusedOf(to)).toBeNull()
  await press(api.newVisitor(), REVIEW_FORM_PATH, review({ rating: '' }))
  expect(await api.db.selectFrom('refused_text').select('key_hash').execute()).toHaveLength(1)
  api.clock.now = before
})

test('a user edits his review without scripts, and its photos stay', async () => {
  const visitor = await signIn(api.newVisitor(), api.databaseUrl, 'private')
  await visitor.call(saveReview, {
    body: { productGuid, rating: 5, content: {}, author: { name: 'Анна', email: 'a@mail.ru' } },
  })
  const { guid } = (await visitor.call(getReviewForm, { query: { productGuid } })).own!
  const [upload] = await api.db
    .insertInto('upload')
    .values({
      guid: guidOf(777),
      key_hash: Buffer.from('x'),
      kind: 'image',
      size: 1,
      received: 1,
      state: 'ready',
      media_type: 'image/webp',
      width: 1,
      height: 1,
      ip: '',
      created_at: api.clock.now,
      is_used: true,
    })
    .returning('guid')
    .execute()
  const { id } = await api.db.selectFrom('review').select('id').where('guid', '=', guid).executeTakeFirstOrThrow()
  await api.db
    .insertInto('review_media')
    .values({ review_id: id, position: 0, kind: 'image', upload_guid: upload!.guid, poster_guid: null, picture: null })
    .execute()
  // As `startUpload` makes it: the key is the shop's.
  const own = (await visitor.call(getReviewForm, { query: { productGuid } })).own!
  const { hashSecret } = await import('../secret.ts')
  await api.db
    .updateTable('upload')
    .set({ key_hash: hashSecret(own.imageUploads[0]!.key) })
    .where('guid', '=', upload!.guid)
    .execute()
  const { to } = await press(visitor, REVIEW_FORM_PATH, review({ rating: '2' }))
  expect(to).toMatch(/\?sent=waiting$/)
  const { reviews } = await visitor.call(listOwnReviews, { query: {} })
  expect(reviews).toMatchObject([{ guid, productRating: 2, images: [{ url: expect.stringContaining(guidOf(777)) }] }])
})

test('a question is sent, and leads back to the page of questions', async () => {
  const { status, to } = await press(api.newVisitor(), DISCUSSION_FORM_PATH, question())
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/product\/[\w-]+-\d+\/discussions\/\?sent=waiting#ask$/)])
  const row = await api.db.selectFrom('discussion').selectAll().where('email', '=', 'marina@mail.ru').execute()
  expect(row).toMatchObject([{ text: 'Подойдут ли батареи?', is_subscribed: true, state: 'waiting', source_id: 2 }])
})

test('an answer to a review, a question and the shop names whom it answers, and comes back when it is refused', async () => {
  const [reviewGuid] = await addReviews(api.db, [{ author_name: 'Пётр' }])
  const answered = (guid: string) => api.newVisitor().call(getAnswered, { query: { guid } })
  expect(await answered(reviewGuid!)).toEqual({ guid: reviewGuid, name: 'Пётр', sourceId: 1 })
  const shop = await (await staff()).call(answerAsShop, { body: { kind: 'review', guid: reviewGuid!, html: 'Да' } })
  expect(await answered(shop.guid)).toEqual({ guid: shop.guid, name: 'Верстак', sourceId: 3 })
  const answer = { parentGuid: reviewGuid!, sourceId: '1' }
  const { to } = await press(api.newVisitor(), DISCUSSION_FORM_PATH, question({ ...answer, text: ' ', email: 'a@' }))
  expect(to).toMatch(new RegExp(`/discussions/\\?answer=${reviewGuid}&refused=[\\w-]{43}#ask$`))
  expect(await refusedOf(to)).toMatchObject({
    errors: { text: 'Введите текст комментария', email: 'Неверный формат email' },
  })
  expect((await press(api.newVisitor(), DISCUSSION_FORM_PATH, question(answer))).to).toContain('?sent=waiting')
  const { guid } = await api.db
    .selectFrom('discussion')
    .select('guid')
    .where('email', '=', 'marina@mail.ru')
    .executeTakeFirstOrThrow()
  await (await staff()).call(moderate, { body: { kind: 'discussion', guid, decision: 'approve' } })
  const { discussions } = await api
    .newVisitor()
    .call(listDiscussions, { query: { productGuid, reviewGuid: reviewGuid! } })
  expect(discussions.map((one) => one.guid)).toContain(guid)
})

test('what is not published or stands on another site has no answers', async () => {
  const [foreign, waiting] = await addReviews(api.db, [{ is_third_party: true }, { state: 'waiting' }])
  for (const guid of [foreign!, waiting!, guidOf(4242)])
    expect((await api.newVisitor().fail(getAnswered, { query: { guid } })).status).toBe(404)
})

test('a form of another site, of no product, or of no sense changes nothing', async () => {
  const visitor = api.newVisitor()
  expect((await press(visitor, REVIEW_FORM_PATH, review(), 'https://evil.example')).status).toBe(403)
  expect((await press(visitor, REVIEW_FORM_PATH, review({ productGuid: guidOf(99_999_999) }))).status).toBe(404)
  for (const guid of ['', 'x', "'--"])
    expect((await press(visitor, DISCUSSION_FORM_PATH, question({ productGuid: guid }))).status).toBe(404)
  expect((await press(visitor, DISCUSSION_FORM_PATH, question({ parentGuid: 'x' }))).to).toContain('refused=')
  expect((await press(visitor, DISCUSSION_FORM_PATH, question({ text: 'a\u0000\ud800b' }))).to).toContain('sent=')
  expect((await press(visitor, REVIEW_FORM_PATH, review({ rating: '9'.repeat(400), experience: 'x' }))).to).toContain(
    'refused=',
  )
})
