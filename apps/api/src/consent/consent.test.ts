import { addToCart, getCartToken } from '@verstak/contracts/cart'
import { listConsents, withdrawConsent } from '@verstak/contracts/consent'
import { sendFeedback } from '@verstak/contracts/feedback'
import { subscribeToNewsletter } from '@verstak/contracts/newsletter'
import { createOrder, createQuickOrder, type OrderInput } from '@verstak/contracts/order'
import { notifyOnArrival } from '@verstak/contracts/product'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const PRICE = 100_000
const BROWSER = { 'user-agent': 'Mozilla/5.0 (test)' }
const api = useTestApi()

beforeAll(async () => {
  const second = { slug: 'personal-consent', version: 2, title: 'Согласие', blocks: '[]' }
  const third = { ...second, version: 3, published_at: new Date(api.clock.now.getTime() + 1) }
  await api.db
    .insertInto('legal_document')
    .values([{ ...second, published_at: api.clock.now }, third])
    .execute()
})

beforeEach(async () => {
  await api.db.deleteFrom('consent').execute()
  await api.db.deleteFrom('newsletter_subscription').execute()
})

const saved = () => api.db.selectFrom('consent').selectAll().orderBy('id').execute()

const order: OrderInput = {
  contact: { name: 'Иван Петров', phone: '9991234567', email: 'ivan@mail.ru' },
  delivery: { type: 'pickup', officeId: 1 },
  payment: 'cash',
  comment: '',
  regionId: 1,
  expectedSum: PRICE,
}
const feedback = { message: 'Спасибо', phone: '79162041818', email: 'anna@mail.ru', name: 'Анна', type: 39 }
const wish = { productGuid: guidOf(known.saw), email: 'anna@mail.ru' }

async function shopper(): Promise<Visitor> {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 1, regionId: 1 } })
  return visitor
}

let lastKey = 0
const headers = () => ({ ...BROWSER, 'idempotency-key': `consent-key-${++lastKey}` })
const quick = { ...order, productGuid: guidOf(known.saw), quantity: 1 }

const personal = {
  id: expect.any(Number),
  user_id: null,
  purpose: 'personal-data',
  document_slug: 'personal-consent',
  document_version: 2,
  ip: '127.0.0.1',
  user_agent: BROWSER['user-agent'],
  withdrawn_at: null,
}

test.each([
  [
    'checkout',
    (visitor: Visitor) => visitor.call(createOrder, { body: order }, headers()),
    [{ email: 'ivan@mail.ru', phone: '9991234567' }],
  ],
  [
    'quick-order',
    (visitor: Visitor) =>
      visitor.call(createQuickOrder, { body: { ...quick, contact: { ...quick.contact, email: '' } } }, headers()),
    [{ email: null, phone: '9991234567' }],
  ],
  [
    'arrival-notice',
    (visitor: Visitor) => visitor.call(notifyOnArrival, { body: wish }, BROWSER),
    [{ email: 'anna@mail.ru', phone: null }],
  ],
  [
    'feedback',
    (visitor: Visitor) => visitor.call(sendFeedback, { body: feedback }, BROWSER),
    [{ email: 'anna@mail.ru', phone: '9162041818' }],
  ],
  [
    'newsletter',
    (visitor: Visitor) => visitor.call(subscribeToNewsletter, { body: { email: 'anna@mail.ru' } }, BROWSER),
    [
      { email: 'anna@mail.ru', phone: null },
      {
        email: 'anna@mail.ru',
        phone: null,
        purpose: 'marketing',
        document_slug: 'marketing-consent',
        document_version: 1,
      },
    ],
  ],
] as const)('%s keeps one consent per purpose, to the valid version of its text', async (form, send, rows) => {
  await send(await shopper())
  expect(await saved()).toEqual(rows.map((row) => ({ ...personal, form, given_at: api.clock.now, ...row })))
})

test.each([
  [
    'an order of another sum',
    (visitor: Visitor) => visitor.fail(createOrder, { body: { ...order, expectedSum: 1 } }, headers()),
  ],
  [
    'an order without a phone',
    (visitor: Visitor) =>
      visitor.fail(createOrder, { body: { ...order, contact: { ...order.contact, phone: '' } } }, headers()),
  ],
  [
    'a quick order of more than there is',
    (visitor: Visitor) =>
      visitor.fail(createQuickOrder, { body: { ...quick, quantity: 999, expectedSum: 999 * PRICE } }, headers()),
  ],
  [
    'a wrong e-mail for the arrival',
    (visitor: Visitor) => visitor.call(notifyOnArrival, { body: { ...wish, email: 'anna' } }),
  ],
  [
    'an unknown product',
    (visitor: Visitor) => visitor.fail(notifyOnArrival, { body: { ...wish, productGuid: guidOf(987_654) } }),
  ],
  [
    'feedback without a message',
    (visitor: Visitor) => visitor.call(sendFeedback, { body: { ...feedback, message: ' ' } }),
  ],
  [
    'a wrong e-mail for the newsletter',
    (visitor: Visitor) => visitor.call(subscribeToNewsletter, { body: { email: 'anna' } }),
  ],
] as const)('%s keeps none', async (_, send) => {
  await send(await shopper())
  expect(await saved()).toEqual([])
})

test('an order that is sent again keeps no second one', async () => {
  const visitor = await shopper()
  const again = headers()
  await visitor.call(createOrder, { body: order }, again)
  await visitor.call(createOrder, { body: order }, again)
  expect(await saved()).toHaveLength(1)
})

test('a user sees his own consents, newest first, and withdraws one', async () => {
  const [anna, boris] = await Promise.all([
    signIn(await shopper(), api.databaseUrl, 'private'),
    signIn(await shopper(), api.databaseUrl, 'business'),
  ])
  await boris.call(sendFeedback, { body: feedback })
  await anna.call(createOrder, { body: order }, headers())
  await anna.call(subscribeToNewsletter, { body: { email: 'Anna@mail.ru' } })
  const { consents } = await anna.call(listConsents, {})
  expect(consents.map(({ form, purpose }) => [form, purpose])).toEqual([
    ['newsletter', 'marketing'],
    ['newsletter', 'personal-data'],
    ['checkout', 'personal-data'],
  ])
  const [marketing] = consents
  expect(marketing).toEqual({
    id: expect.any(Number),
    purpose: 'marketing',
    form: 'newsletter',
    document: {
      url: '/legal/marketing-consent/?version=1',
      title: 'Согласие на получение рекламных рассылок',
      version: 1,
    },
    email: 'Anna@mail.ru',
    phone: null,
    givenAt: api.clock.now.toISOString(),
    withdrawnAt: null,
  })

  const body = { id: marketing!.id }
  expect((await boris.fail(withdrawConsent, { body })).status).toBe(404)
  expect((await api.newVisitor().fail(withdrawConsent, { body })).status).toBe(401)
  expect((await saved()).every((row) => row.withdrawn_at === null)).toBe(true)

  const given = api.clock.now
  api.clock.now = new Date(given.getTime() + 1000)
  const { consent } = await anna.call(withdrawConsent, { body })
  const withdrawnAt = api.clock.now.toISOString()
  api.clock.now = new Date(given.getTime() + 2000)
  const { consent: again } = await anna.call(withdrawConsent, { body })
  api.clock.now = given
  expect([consent, again]).toEqual([
    { ...marketing, withdrawnAt },
    { ...marketing, withdrawnAt },
  ])
  const left = (await anna.call(listConsents, {})).consents.map((one) => one.withdrawnAt)
  expect(left).toEqual([withdrawnAt, null, null])
  expect(await api.db.selectFrom('newsletter_subscription').selectAll().execute()).toEqual([])
})

test('guests have no consents to look at', async () => {
  expect((await api.newVisitor().fail(listConsents, {})).status).toBe(401)
})
