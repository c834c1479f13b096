import { createJobQueue } from '../jobs/createJobQueue.ts'
import { PRODUCTION, startTestApi } from '../testing/startTestApi.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { MessagePorts } from './MessagePorts.ts'
import { sendMail } from './sendMail.ts'
import { sendSms } from './sendSms.ts'

const api = useTestApi()

const services = () => ({
  jobs: createJobQueue(),
  now: () => api.clock.now,
  messages: { smsPerDay: 100 } as MessagePorts,
})
const MINUTE_MS = 60_000
const wait = (minutes: number) => (api.clock.now = new Date(api.clock.now.getTime() + minutes * MINUTE_MS))

const openPage = async (query = '') => {
  await api.runJobs()
  const response = await fetch(`${api.opsUrl}/messages${query}`)
  return { response, html: await response.text() }
}

beforeEach(() => api.db.deleteFrom('demo_message').execute())

test('the page shows what was sent, the newest first, with recipient and time', async () => {
  await sendSms(services(), api.db, { phone: '9161234567', text: 'Код 4821', purpose: 'code' })
  await api.runJobs()
  wait(1)
  await sendMail(services(), api.db, { to: 'a@b.example', subject: 'Тема', text: 'Письмо', purpose: 'order' })
  const { response, html } = await openPage()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html.indexOf('a@b.example')).toBeGreaterThan(0)
  expect(html.indexOf('a@b.example')).toBeLessThan(html.indexOf('+7 916 123-45-67'))
  for (const text of ['Код 4821', 'Тема', 'Письмо', '12:00:00', '12:01:00']) expect(html).toContain(text)
})

test('?to= picks one recipient, however the phone is written', async () => {
  await sendSms(services(), api.db, { phone: '9161234567', text: 'Код 4821', purpose: 'code' })
  await sendSms(services(), api.db, { phone: '9031234567', text: 'Код 7777', purpose: 'code' })
  for (const to of ['9161234567', '+7 (916) 123-45-67', '89161234567']) {
    const { html } = await openPage(`?to=${encodeURIComponent(to)}`)
    expect(html).toContain('4821')
    expect(html).not.toContain('7777')
  }
  expect((await openPage('?to=nobody@b.example')).html).toContain('Сообщений нет')
})

test('what stands in a message or in the address bar cannot become markup', async () => {
  const evil = `<script>alert(1)</script>"'&`
  await sendMail(services(), api.db, {
    to: `"<b>"@b.example`,
    subject: evil,
    text: `${evil} http://a.example/?x="onclick=1`,
    purpose: 'order',
  })
  const { response, html } = await openPage()
  const filtered = await openPage(`?to=${encodeURIComponent(`"><script>@`)}`)
  for (const page of [html, filtered.html]) expect(page.match(/<script/g)).toHaveLength(1)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
  expect(html).toContain('<a href="http://a.example/?x=">')
  expect(html).not.toContain('<b>')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).not.toContain('unsafe')
})

test('messages stand there for half an hour, then they are erased from the database, too', async () => {
  await sendSms(services(), api.db, { phone: '9161234567', text: 'Код 4821', purpose: 'code' })
  expect((await openPage()).html).toContain('4821')
  wait(29)
  expect((await openPage()).html).toContain('4821')
  wait(1)
  expect((await openPage()).html).not.toContain('4821')
  expect(await api.db.selectFrom('demo_message').selectAll().execute()).toEqual([])
})

test('tests read what was sent in the order in which it was written', async () => {
  await sendSms(services(), api.db, { phone: '9161234567', text: 'Код 1', purpose: 'code' })
  wait(1)
  await sendMail(services(), api.db, { to: 'a@b.example', subject: 'Тема', text: 'Текст', purpose: 'order' })
  expect(await api.messages()).toEqual([
    { kind: 'sms', to: '9161234567', subject: null, text: 'Код 1', html: null, purpose: 'code' },
    { kind: 'mail', to: 'a@b.example', subject: 'Тема', text: 'Текст', html: null, purpose: 'order' },
  ])
  expect(await api.messages('9161234567')).toHaveLength(1)
})

test('the page is not on the port of the shop, and in production there is none', async () => {
  expect((await fetch(`${api.url}/messages`)).status).toBe(404)
  const database = await api.createDatabase()
  const live = await startTestApi(database.url, {}, PRODUCTION)
  expect((await fetch(`${live.opsUrl}/messages`)).status).toBe(404)
  expect((await fetch(`${live.opsUrl}/healthz`)).status).toBe(200)
  await live.close()
})
