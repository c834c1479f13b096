import { signInByVk } from '@verstak/contracts/identity'
import { registerFast, signInByEmail } from '@verstak/contracts/signIn'
import { getSignInFlow, moveSignInFlow, SIGN_IN_TRANSITIONS, startSignInFlow } from '@verstak/contracts/signInFlow'
import { hash } from '@node-rs/argon2'
import { addSession } from '@verstak/tools-database/userSessions'
import { chooseAtVk } from '../testing/providerVisitor.ts'
import { forgetLimits, newEmail, PASSWORD, userOf } from '../testing/signInTesting.ts'
import { SHOP_ORIGIN, useIdentityApi } from '../testing/useIdentityApi.ts'

/** People of the embedded provider: the e-mail of one has an account, another has no e-mail. */
const KNOWN = { person: 1003, email: 'zakupki@stroymontazh.example' }
const WITHOUT_EMAIL = 1006

const shop = useIdentityApi()
const headers = { origin: SHOP_ORIGIN, 'sec-fetch-site': 'same-origin' }

beforeAll(async () => {
  await addSession(shop.databaseUrl, { user: 'business', level: 2 })
  const password_hash = await hash(PASSWORD, { memoryCost: 256, timeCost: 1 })
  await shop.api.db.updateTable('shop_user').set({ password_hash }).where('email', '=', KNOWN.email).execute()
})
beforeEach(() => forgetLimits(shop.api))
afterEach(() => shop.api.db.deleteFrom('social_identity').execute())

async function byVk(person: number, visitor = shop.api.newVisitor()) {
  const answer = await visitor.call(signInByVk, { body: await chooseAtVk(shop.providers, person) }, headers)
  return { visitor, answer }
}
const isLinked = async (person: number) => (await byVk(person)).answer.isAuth

test('the password of the account that the network asked for connects the two, a wrong one does not [SOCIAL-004]', async () => {
  const { visitor } = await byVk(KNOWN.person)
  const enter = (password: string) =>
    visitor.call(signInByEmail, { body: { email: KNOWN.email, password, isMobile: false } }, headers)
  await enter('Wrong-2026')
  expect(await isLinked(KNOWN.person)).toBe(false)
  expect(await enter(PASSWORD)).toEqual({ status: 'success' })
  expect(await isLinked(KNOWN.person)).toBe(true)
})

test('a fast registration takes from the network what is not asked for, and opens by it [REGISTER-021]', async () => {
  const stranger = shop.api.newVisitor()
  const nothing = { name: '', email: newEmail(), phone: '' }
  expect((await stranger.call(registerFast, { body: nothing }, headers)).data.errors[0]?.title).toMatch(/прерван/)
  const { visitor } = await byVk(WITHOUT_EMAIL)
  const wrong = await visitor.call(registerFast, { body: { name: '', email: 'olga', phone: '' } }, headers)
  expect(wrong).toMatchObject({ code: 0, data: { code: 400, errors: [{ details: [{ field: 'email' }] }] } })
  const email = newEmail()
  expect(await visitor.call(registerFast, { body: { name: '', email, phone: '' } }, headers)).toEqual({
    data: { errors: [] },
    meta: {},
  })
  const user = await shop.api.db
    .selectFrom('shop_user')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(user).toMatchObject({
    first_name: 'Ольга',
    phone: '9167001006',
    password_hash: null,
    email_confirmed_at: null,
  })
  expect(user.phone_confirmed_at).not.toBeNull()
  expect(await userOf(visitor)).toBe(user.id)
  expect(await isLinked(WITHOUT_EMAIL)).toBe(true)
  await shop.api.db.deleteFrom('shop_user').where('id', '=', user.id).execute()
})

test('the server-driven flow goes on where the network left it, until the visitor goes back [SOCIAL-005]', async () => {
  const { visitor } = await byVk(WITHOUT_EMAIL)
  const begun = await visitor.call(startSignInFlow, {}, headers)
  expect(begun.state.place).toBe('ADDITIONAL_REGISTRATION')
  expect(Object.keys(begun.state.transitions[0]!.schema)).toEqual(['email', 'captcha'])
  expect((await visitor.call(getSignInFlow, {})).state.place).toBe('ADDITIONAL_REGISTRATION')
  const move = (dataToken: string, transition: string, input: Record<string, string> = {}) =>
    visitor.call(moveSignInFlow, { body: { dataToken, transition: { transition, input } } }, headers)
  const wrong = await move(begun.dataToken, SIGN_IN_TRANSITIONS.submit, { email: 'olga' })
  expect(wrong.state.transitions[0]!.errors).toEqual({ email: 'Email должен содержать символы «@» и «.»' })
  const left = await move(wrong.dataToken, SIGN_IN_TRANSITIONS.back)
  expect(left.state.place).toBe('EMAIL_OR_PHONE')

  const { visitor: other } = await byVk(KNOWN.person)
  const asked = await other.call(startSignInFlow, {}, headers)
  expect(asked.state).toMatchObject({ place: 'PASSWORD', ui: { contact: KNOWN.email } })
})
