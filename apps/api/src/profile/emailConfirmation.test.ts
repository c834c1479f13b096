import { EMAIL_CONFIRM_PATH } from '@verstak/contracts/profile'
import { recoverPassword, register, resetPassword, signInByEmail } from '@verstak/contracts/signIn'
import { addUser, forgetLimits, messagesTo, newEmail, PASSWORD, userOf } from '../testing/signInTesting.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
beforeEach(() => forgetLimits(api))

async function registered() {
  const [email, visitor] = [newEmail(), api.newVisitor()]
  const form = { name: 'Пётр', phone: '', email, password: PASSWORD, isJuristic: false }
  await visitor.call(register, { body: form })
  const [text = ''] = await messagesTo(api, email)
  const key = /http:\/\/127\.0\.0\.1:3000\/confirm-email\/\?key=([\w-]{43})/.exec(text)![1]!
  return { email, visitor, key }
}

/** Sends the page's form. @returns where it leads */
async function confirm(visitor: Visitor, key: string): Promise<string | null> {
  const answer = await fetch(api.url + EMAIL_CONFIRM_PATH, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: new URLSearchParams({ key }).toString(),
  })
  await answer.body?.cancel()
  return answer.headers.get('location')
}
const isConfirmed = async (email: string) => {
  const row = api.db.selectFrom('shop_user').select('email_confirmed_at').where('email', '=', email)
  return (await row.executeTakeFirstOrThrow()).email_confirmed_at !== null
}
const oldKey = '/confirm-email/?result=oldKey'

test('the link of the registration’s letter confirms the e-mail, once', async () => {
  const { email, visitor, key } = await registered()
  expect(await isConfirmed(email)).toBe(false)
  expect(await confirm(visitor, key)).toBe('/confirm-email/?result=confirmed')
  expect(await isConfirmed(email)).toBe(true)
  expect(await confirm(visitor, key)).toBe(oldKey)
})

test('whoever reads the mailbox confirms nothing without the account: a guest signs in first, another user is refused', async () => {
  const { email, visitor, key } = await registered()
  expect(await confirm(api.newVisitor(), key)).toBe(`/login/?next=${encodeURIComponent(`/confirm-email/?key=${key}`)}`)
  const other = api.newVisitor()
  const body = { email: (await addUser(api)).email, password: PASSWORD, isMobile: false }
  await other.call(signInByEmail, { body })
  expect(await confirm(other, key)).toBe('/confirm-email/?result=otherUser')
  expect(await isConfirmed(email)).toBe(false)
  expect(await confirm(visitor, key)).toBe('/confirm-email/?result=confirmed')
})

test('a link ends after three days, with another e-mail, and was never one where it is made up', async () => {
  const old = await registered()
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 3 * 24 * 60 * 60_000 + 1)
  expect(await confirm(old.visitor, old.key)).toBe(oldKey)
  api.clock.now = before
  const moved = await registered()
  await api.db.updateTable('shop_user').set({ email: newEmail() }).where('email', '=', moved.email).execute()
  expect(await confirm(moved.visitor, moved.key)).toBe(oldKey)
  for (const key of ['', 'x', 'a'.repeat(43), "' or 1=1"]) expect(await confirm(moved.visitor, key)).toBe(oldKey)
})

test('who recovers an account whose e-mail nobody had confirmed takes the other ways in from whoever registered it', async () => {
  const { email, visitor } = await registered()
  const user_id = (await userOf(visitor))!
  await api.db.insertInto('social_identity').values({ provider: 'vk', subject: 'thief', user_id }).execute()
  const key = { credential_id: 'thief', public_key: Buffer.of(1), sign_count: 0, name: 'Ключ', user_id }
  await api.db.insertInto('passkey').values(key).execute()
  const owner = api.newVisitor()
  const recover = async (password: string) => {
    await forgetLimits(api)
    await owner.call(recoverPassword, { body: { email } })
    const token = /recovery=([\w-]{43})/.exec((await messagesTo(api, email))[0]!)![1]!
    expect(await owner.call(resetPassword, { body: { token, password } })).toEqual({ status: 'success' })
  }
  await recover('Drills-2027')
  const ways = async () => [
    ...(await api.db.selectFrom('social_identity').select('user_id').where('user_id', '=', user_id).execute()),
    ...(await api.db.selectFrom('passkey').select('user_id').where('user_id', '=', user_id).execute()),
  ]
  expect(await ways()).toEqual([])
  // Of a confirmed e-mail they are the owner's own.
  await api.db.insertInto('passkey').values(key).execute()
  await recover('Drills-2028')
  expect(await ways()).toHaveLength(1)
})
