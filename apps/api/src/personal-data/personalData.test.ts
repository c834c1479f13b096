import { getCartToken } from '@verstak/contracts/cart'
import { listConsents } from '@verstak/contracts/consent'
import { addToFavorites } from '@verstak/contracts/favorites'
import { getOrder } from '@verstak/contracts/order'
import { changeName, deleteAccount, EXPORT_PATH, getPersonalData, setNewsletter } from '@verstak/contracts/personalData'
import { FRESH_MINUTES } from '@verstak/contracts/profile'
import { getSession } from '@verstak/contracts/session'
import { addOrganization } from '../testing/addOrganization.ts'
import { placeTestOrder } from '../testing/placeTestOrder.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
const noon = () => new Date('2026-11-20T09:00:00Z')
beforeEach(() => void (api.clock.now = noon()))

async function signedIn(fields: Parameters<typeof addUser>[1] & { email_confirmed_at?: Date } = {}) {
  const { email_confirmed_at = noon(), ...rest } = fields
  const userId = await addUser(api, rest)
  await api.db.updateTable('shop_user').set({ email_confirmed_at }).where('id', '=', userId).execute()
  const visitor = await startTestSession(api, api.newVisitor(), { userId })
  const { email } = await visitor.call(getPersonalData, {})
  return { userId, visitor, email: email! }
}
const download = async (visitor: Visitor) => {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  const answer = await fetch(api.url + EXPORT_PATH, { headers: { cookie } })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown[]> }
}
const subscriptionOf = (email: string) =>
  api.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', email).executeTakeFirst()
const userOf = (id: number) => api.db.selectFrom('shop_user').selectAll().where('id', '=', id).executeTakeFirst()
async function finish(guid: string) {
  await api.db.updateTable('customer_order').set({ status: 'handed-over' }).where('guid', '=', guid).execute()
}
const pass = (minutes: number) => void (api.clock.now = new Date(noon().getTime() + minutes * 60_000 + 1))

test('a name is changed, trimmed, and a surname may be empty', async () => {
  const { visitor } = await signedIn()
  const changed = await visitor.call(changeName, { body: { firstName: ' Мария ', lastName: 'Соколова-Иванова' } })
  expect(changed).toMatchObject({ firstName: 'Мария', lastName: 'Соколова-Иванова' })
  expect((await visitor.call(getSession, {})).account?.displayName).toBe('Мария Соколова-Иванова')
  expect(await visitor.call(changeName, { body: { firstName: 'Мария', lastName: '  ' } })).toMatchObject({
    lastName: null,
  })
})

test.each([
  ['an empty name', { firstName: ' ', lastName: '' }, 'firstName', 'Поле обязательно для заполнения'],
  ['one of digits', { firstName: 'R2D2', lastName: '' }, 'firstName', expect.any(String)],
  ['one of 200 letters', { firstName: 'Я'.repeat(200), lastName: '' }, 'firstName', expect.any(String)],
  ['a wrong surname', { firstName: 'Мария', lastName: '<b>' }, 'lastName', expect.any(String)],
])('%s is refused at its field with a sentence', async (_, body, field, text) => {
  const { visitor } = await signedIn()
  const answer = await visitor.fail(changeName, { body })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toMatchObject([{ field, text }])
})

test('guests are told to sign in', async () => {
  const guest = api.newVisitor()
  for (const endpoint of [getPersonalData, deleteAccount]) expect((await guest.fail(endpoint, {})).status).toBe(401)
  expect((await guest.fail(changeName, { body: { firstName: 'А', lastName: '' } })).status).toBe(401)
  expect((await guest.fail(setNewsletter, { body: { isWanted: true } })).status).toBe(401)
  expect((await download(guest)).status).toBe(401)
})

test('a confirmed e-mail gets the newsletter at once, with a consent; ending it withdraws the consent', async () => {
  const { visitor, email } = await signedIn()
  expect(await visitor.call(setNewsletter, { body: { isWanted: true } })).toMatchObject({ newsletter: 'on' })
  expect(await visitor.call(setNewsletter, { body: { isWanted: true } })).toMatchObject({ newsletter: 'on' })
  const { consents } = await visitor.call(listConsents, {})
  expect(consents).toMatchObject([{ purpose: 'marketing', email, withdrawnAt: null }])
  expect(await visitor.call(setNewsletter, { body: { isWanted: false } })).toMatchObject({ newsletter: 'off' })
  expect(await subscriptionOf(email)).toBeUndefined()
  expect((await visitor.call(listConsents, {})).consents).toMatchObject([{ withdrawnAt: noon().toISOString() }])
})

test('an e-mail that nobody has confirmed gets a letter first', async () => {
  const { visitor, userId, email } = await signedIn()
  await api.db.updateTable('shop_user').set({ email_confirmed_at: null }).where('id', '=', userId).execute()
  expect(await visitor.call(setNewsletter, { body: { isWanted: true } })).toMatchObject({ newsletter: 'waiting' })
  expect((await api.messages(email)).at(-1)?.text).toContain('/subscribe/?key=')
})

test('who has no e-mail is told to give one', async () => {
  const { visitor, userId } = await signedIn()
  await api.db.updateTable('shop_user').set({ email: null, phone: '9161112233' }).where('id', '=', userId).execute()
  const { status, body } = await visitor.fail(setNewsletter, { body: { isWanted: true } })
  expect([status, body.errors]).toMatchObject([400, [{ text: 'Сначала укажите email в профиле' }]])
})

test('the export has what the shop keeps of the user, of nobody else, and no secrets', async () => {
  const { visitor, email } = await signedIn()
  const other = await signedIn()
  const order = await placeTestOrder(api, { visitor })
  await placeTestOrder(api, { visitor: other.visitor })
  await visitor.call(addToFavorites, { body: { id: known.saw } })
  const { status, headers, body } = await download(visitor)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('content-disposition')).toContain('.json')
  expect(body['account']).toMatchObject([{ email, first_name: 'Анна' }])
  expect(body['orders']).toMatchObject([{ number: Number(order.number), lines: [{ quantity: 1 }] }])
  expect(body['favorites']).toHaveLength(1)
  expect(body['sessions']).toHaveLength(1)
  const text = JSON.stringify(body)
  expect(text).not.toContain(other.email)
  for (const secret of ['hash', 'token', 'secret', 'public_key']) expect(text).not.toContain(secret)
})

test('a session of long ago brings neither the export nor the end of the account', async () => {
  const { visitor, userId } = await signedIn()
  pass(FRESH_MINUTES)
  expect((await download(visitor)).body).toMatchObject({ status: 403, code: 'confirmation-required' })
  expect((await visitor.fail(deleteAccount, {})).body.code).toBe('confirmation-required')
  expect(await userOf(userId)).toBeDefined()
})

test('a deleted account leaves its orders and consents, and nothing else of the user', async () => {
  const { visitor, userId, email } = await signedIn()
  const { guid, link } = await placeTestOrder(api, { visitor, comment: 'Позвоните жене' })
  await finish(guid)
  await visitor.call(setNewsletter, { body: { isWanted: true } })
  await visitor.call(addToFavorites, { body: { id: known.saw } })
  const before = new Map(visitor.cookies)
  expect(await visitor.call(deleteAccount, {})).toEqual({ isDeleted: true, obstacles: [] })
  expect(await userOf(userId)).toBeUndefined()
  expect(await subscriptionOf(email)).toBeUndefined()
  expect([...visitor.cookies.keys()].filter((name) => /oken/.test(name) && name !== 'marksToken')).toEqual([])

  const order = await api.db.selectFrom('customer_order').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow()
  expect(order).toMatchObject({
    user_id: null,
    email: '',
    comment: '',
    contact_name: 'Иван Петров',
    status: 'handed-over',
  })
  const key = new URL(link, 'http://x').searchParams.get('key')!
  expect(await api.newVisitor().call(getOrder, { query: { guid, key } })).toMatchObject({ guid })
  const consents = await api.db.selectFrom('consent').selectAll().where('email', '=', email).execute()
  expect(consents).toMatchObject([{ user_id: null, withdrawn_at: noon() }])
  expect((await api.messages(email)).at(-1)?.subject).toBe('Аккаунт удалён')

  for (const [name, value] of before) visitor.cookies.set(name, value)
  expect(await visitor.call(getSession, {})).toEqual({ user: 'guest' })
})

test('orders under way, an organization that others are in, and being staff stand in the way, and say so', async () => {
  const { visitor, userId } = await signedIn({ is_staff: true })
  const { number } = await placeTestOrder(api, { visitor })
  const organizationId = await addOrganization(api, userId, { name: 'ООО «Мост»' })
  const member = { user_id: await addUser(api), organization_id: organizationId, role: 'purchaser' as const }
  await api.db.insertInto('organization_member').values(member).execute()
  const obstacles = [
    { kind: 'orders', names: [number] },
    { kind: 'owner', names: ['ООО «Мост»'] },
    { kind: 'staff', names: [] },
  ]
  expect(await visitor.call(getPersonalData, {})).toMatchObject({ obstacles })
  expect(await visitor.call(deleteAccount, {})).toEqual({ isDeleted: false, obstacles })
  expect(await userOf(userId)).toBeDefined()
})

test('an account whose cart and organization are only his goes with them; the organization’s papers stay', async () => {
  const { visitor, userId } = await signedIn()
  const organizationId = await addOrganization(api, userId)
  await visitor.call(getCartToken, {})
  await api.db
    .insertInto('cart')
    .values({ user_id: userId })
    .onConflict((row) => row.doNothing())
    .execute()
  const row = { visitor, payment: 'cash' as const }
  await finish((await placeTestOrder(api, row)).guid)
  expect((await visitor.call(deleteAccount, {})).isDeleted).toBe(true)
  expect(await api.db.selectFrom('cart').select('id').where('user_id', '=', userId).execute()).toEqual([])
  expect(await api.db.selectFrom('organization').select('id').where('id', '=', organizationId).execute()).toHaveLength(
    1,
  )
})
