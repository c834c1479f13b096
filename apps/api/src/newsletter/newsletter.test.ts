import {
  NEWSLETTER_CONFIRM_PATH,
  NEWSLETTER_FORM_PATH,
  NEWSLETTER_LEAVE_PATH,
  NEWSLETTER_ONE_CLICK_PATH,
  subscribeToNewsletter,
} from '@verstak/contracts/newsletter'
import { deleteUnconfirmed } from './newsletter.sql.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { subscriptionsPerIp: 25 } })

beforeEach(async () => {
  await api.db.deleteFrom('newsletter_subscription').execute()
  await api.db.deleteFrom('consent').execute()
})

const subscribe = (email: string) => api.newVisitor().call(subscribeToNewsletter, { body: { email } })
const saved = () => api.db.selectFrom('newsletter_subscription').selectAll().execute()
const DAY_MS = 24 * 60 * 60_000
const countConsents = async () => (await api.db.selectFrom('consent').select('id').execute()).length

async function sendForm(path: string, body: string) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://127.0.0.1:3000',
    'sec-fetch-site': 'same-origin',
  }
  const answer = await fetch(api.url + path, { method: 'POST', body, headers, redirect: 'manual' })
  return [answer.status, answer.headers.get('location')]
}

const confirm = (key: string) => sendForm(NEWSLETTER_CONFIRM_PATH, `key=${key}`)

/** Key of the last letter to an address. */
async function keyOf(email: string): Promise<string> {
  const text = (await api.messages(email)).at(-1)?.text ?? ''
  return /http:\/\/127\.0\.0\.1:3000\/subscribe\/\?key=(\S+)/.exec(text)?.[1] ?? ''
}

test('anybody can ask for it; the address waits to be confirmed [CALL-026]', async () => {
  expect(await subscribe(' Anna@Mail.ru ')).toEqual({ status: true })
  expect(await saved()).toEqual([
    {
      email: 'anna@mail.ru',
      user_id: null,
      requested_at: api.clock.now,
      requests: 1,
      key_hash: expect.any(Buffer),
      key_expires_at: new Date(api.clock.now.getTime() + 7 * DAY_MS),
      confirmed_at: null,
      unsubscribe_key: expect.any(String),
    },
  ])
})

test.each([
  ['', 'Введите ваш Email'],
  ['anna', 'Email должен содержать символы «@» и «.»'],
  ['анна@mail.ru', 'Email не должен содержать русские буквы'],
])('the e-mail %j is refused with its sentence, and nothing is kept [CALL-026]', async (email, message) => {
  expect(await subscribe(email)).toEqual({ status: false, error: 'fieldWrongEmail', message })
  expect([await saved(), await countConsents()]).toEqual([[], 0])
})

describe('leaving', () => {
  /** Subscribes and confirms. @returns what the welcoming letter says of leaving */
  async function join(email: string) {
    await subscribe(email)
    await confirm(await keyOf(email))
    const { unsubscribe_url } = await api.db
      .selectFrom('message')
      .select('unsubscribe_url')
      .where('purpose', '=', 'newsletter-welcome')
      .where('recipient', '=', email)
      .where('state', '=', 'queued')
      .executeTakeFirstOrThrow()
    const { text } = (await api.messages(email)).findLast(({ purpose }) => purpose === 'newsletter-welcome')!
    return { oneClick: unsubscribe_url!, key: /\?leave=(\S+)/.exec(text)![1]! }
  }
  const open = () => api.db.selectFrom('consent').select('id').where('withdrawn_at', 'is', null).execute()
  const post = (url: string, type: string) =>
    fetch(url.replace('http://127.0.0.1:3000', api.url), {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': type },
      redirect: 'manual',
    })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a mail program ends a subscription with one click, sent as %s, and again without a fault',
    async (type) => {
      const { oneClick } = await join('anna@mail.ru')
      await join('boris@mail.ru')
      expect(oneClick).toContain(`http://127.0.0.1:3000${NEWSLETTER_ONE_CLICK_PATH}?key=`)
      expect((await post(oneClick, type)).status).toBe(200)
      expect((await post(oneClick, type)).status).toBe(200)
      expect((await saved()).map(({ email }) => email)).toEqual(['boris@mail.ru'])
      expect(await open()).toHaveLength(3)
    },
  )

  test('whose program cannot is led to a page, where opening alone ends nothing', async () => {
    const { oneClick, key } = await join('vera@mail.ru')
    const answer = await fetch(oneClick.replace('http://127.0.0.1:3000', api.url), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/subscribe/?leave=${key}`])
    expect(await saved()).toHaveLength(1)
    expect(await sendForm(NEWSLETTER_LEAVE_PATH, `key=${key}`)).toEqual([303, '/subscribe/?result=left'])
    expect(await saved()).toEqual([])
  })

  test('another key ends nothing, and is not told so', async () => {
    await join('gleb@mail.ru')
    for (const key of ['', 'x', '6b86b273-ff34-4ce1-89d6-804eff5a3f57', "' or 1=1"])
      expect(await sendForm(NEWSLETTER_LEAVE_PATH, `key=${encodeURIComponent(key)}`)).toEqual([
        303,
        '/subscribe/?result=left',
      ])
    expect(await saved()).toHaveLength(1)
  })
})

test('a confirmed address is not subscribed twice', async () => {
  await subscribe('anna@mail.ru')
  await confirm(await keyOf('anna@mail.ru'))
  const message = 'Этот email уже подписан на рассылку'
  expect(await subscribe('ANNA@mail.ru')).toEqual({ status: false, error: 'AlreadyExistFeed', message })
  expect(await countConsents()).toBe(2)
})

test('an address is asked to confirm three times a day', async () => {
  for (let i = 0; i < 3; i++) expect(await subscribe('anna@mail.ru')).toEqual({ status: true })
  expect(await subscribe('anna@mail.ru')).toMatchObject({ status: false, error: 'LimitReached' })
  expect(await subscribe('boris@mail.ru')).toEqual({ status: true })
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 24 * 60 * 60_000)
  const next = await subscribe('anna@mail.ru')
  api.clock.now = before
  expect(next).toEqual({ status: true })
})

test('the link of the letter confirms the address once, and only when its button is pressed', async () => {
  await subscribe('clara@mail.ru')
  const [letter] = await api.messages('clara@mail.ru')
  expect(letter).toMatchObject({ subject: 'Подтвердите подписку на рассылку магазина «Верстак»' })
  const key = await keyOf('clara@mail.ru')
  expect((await saved())[0]?.confirmed_at).toBeNull()
  expect(await confirm(key)).toEqual([303, '/subscribe/?result=confirmed'])
  expect(await saved()).toMatchObject([{ confirmed_at: api.clock.now, key_hash: null }])
  expect(await confirm(key)).toEqual([303, '/subscribe/?result=oldKey'])
})

test('an old, a replaced or a made-up key confirms nothing', async () => {
  await subscribe('dora@mail.ru')
  const replaced = await keyOf('dora@mail.ru')
  await subscribe('dora@mail.ru')
  const last = await keyOf('dora@mail.ru')
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 7 * DAY_MS)
  const late = await confirm(last)
  api.clock.now = before
  for (const answer of [late, await confirm(replaced), await confirm('x'), await confirm('')])
    expect(answer).toEqual([303, '/subscribe/?result=oldKey'])
  expect((await saved())[0]?.confirmed_at).toBeNull()
})

test('what nobody confirmed is deleted once its key is old', async () => {
  await subscribe('dora@mail.ru')
  await subscribe('emil@mail.ru')
  await confirm(await keyOf('emil@mail.ru'))
  await deleteUnconfirmed(api.db, api.clock.now)
  expect(await saved()).toHaveLength(2)
  await deleteUnconfirmed(api.db, new Date(api.clock.now.getTime() + 8 * DAY_MS))
  expect((await saved()).map(({ email }) => email)).toEqual(['emil@mail.ru'])
})

test('two requests at once keep one subscription', async () => {
  const answers = await Promise.all([subscribe('anna@mail.ru'), subscribe('anna@mail.ru')])
  expect(answers).toEqual([{ status: true }, { status: true }])
  expect(await saved()).toMatchObject([{ requests: 2 }])
})

test.each([
  ['email=anna%40mail.ru', '/subscribe/?result=sent', 1],
  ['email=anna', '/subscribe/?result=fieldWrongEmail', 0],
  ['', '/subscribe/?result=fieldWrongEmail', 0],
  [`email=${'a'.repeat(2000)}`, '/subscribe/?result=fieldWrongEmail', 0],
])('without scripts the form %j leads to %s', async (body, location, count) => {
  expect(await sendForm(NEWSLETTER_FORM_PATH, body)).toEqual([303, location])
  expect(await saved()).toHaveLength(count)
})

test('one address of the network asks only so much in a minute', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 26; i++) {
    const body = { email: `anna${i}@mail.ru` }
    statuses.push((await api.newVisitor().ask(subscribeToNewsletter, { body })).status)
  }
  expect(statuses).toContain(429)
})
