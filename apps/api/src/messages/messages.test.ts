import { createJobQueue } from '../jobs/createJobQueue.ts'
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'
import { startTestMailServer, type TestMailServer } from '../testing/startTestMailServer.ts'
import { updateSettings } from '../settings/settings.sql.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { isSmsDown } from './isSmsDown.ts'
import type { MessagePorts } from './MessagePorts.ts'
import { sendMail } from './sendMail.ts'
import { sendSms } from './sendSms.ts'

const PHONE = '9161234567'
const code = { phone: PHONE, text: 'Код 4821', purpose: 'code' }
const letter = { to: 'ivan@example.org', subject: 'Заказ принят', text: 'Номер 15-08', purpose: 'order' }

let gateway: TestGateway
let mailServer: TestMailServer
// A gateway that says nothing takes as long; one that answers may be slow on a busy machine.
const smsGateway = { url: '', token: 'secret', timeLimitMs: 3_000 }
const smtp = { url: '', from: 'no-reply@verstak.example' }

beforeAll(async () => {
  gateway = await startTestGateway()
  mailServer = await startTestMailServer()
  smsGateway.url = gateway.url
  smtp.url = mailServer.url
})
afterAll(async () => {
  await gateway?.close()
  await mailServer?.close()
})

const api = useTestApi({}, { smsGateway, smtp })

beforeEach(async () => {
  Object.assign(gateway, { answer: 202, requests: [] })
  Object.assign(mailServer, { refusal: null, mails: [] })
  for (const table of ['message', 'message_channel', 'sms_day'] as const) await api.db.deleteFrom(table).execute()
})

const services = (smsPerDay = 100) => ({
  db: api.db,
  jobs: createJobQueue(),
  now: () => api.clock.now,
  messages: { smsPerDay } as MessagePorts,
})
const readMessages = () => api.db.selectFrom('message').selectAll().orderBy('kind').execute()
const erased = { recipient: null, subject: null, body: null, html: null }

test('messages have the name of the shop in their words, mails in front of their address, too', async () => {
  const send = async (to: string) => {
    await sendMail(services(), api.db, { ...letter, to, subject: 'In {shop}', text: 'Store «{shop}», {shop}' })
    await api.runJobs()
    return mailServer.mails.find((mail) => mail.to[0] === to)!.source
  }
  const plain = await send('a@example.org')
  expect(plain).toMatch(/^From: no-reply@verstak\.example/m)
  expect(plain).not.toContain('Reply-To')
  await updateSettings(api.db, { shopName: 'Kuvalda' })
  await sendSms(services(), api.db, { ...code, text: '{shop}: заказ № 7' })
  const renamed = await send('b@example.org')
  expect(gateway.requests.map(({ body }) => body)).toMatchObject([{ text: 'Kuvalda: заказ № 7' }])
  expect(renamed).toMatch(/^From: Kuvalda <no-reply@verstak\.example>/m)
  expect(renamed).toMatch(/^Subject: In Kuvalda/m)
  await updateSettings(api.db, { shopName: 'Kuvalda', mailName: 'Anna, Kuvalda', mailReplyTo: 'help@kuvalda.example' })
  const named = await send('c@example.org')
  expect(named).toMatch(/^From: "Anna, Kuvalda" <no-reply@verstak\.example>/m)
  expect(named).toMatch(/^Reply-To: help@kuvalda\.example/m)
  await updateSettings(api.db, {})
})

test('an SMS and a mail leave with the transaction that wrote them, once, and what they said is erased', async () => {
  await api.db.transaction().execute(async (transaction) => {
    await sendMail(services(), transaction, letter)
    await sendSms(services(), transaction, code)
    await expect(api.db.selectFrom('message').selectAll().execute()).resolves.toEqual([])
  })
  await api.runJobs()
  await api.runJobs()
  expect(gateway.requests.map(({ body }) => body)).toEqual([{ to: '+79161234567', text: 'Код 4821' }])
  expect(mailServer.mails.map(({ to }) => to)).toEqual([['ivan@example.org']])
  expect(await readMessages()).toMatchObject([
    { kind: 'mail', state: 'sent', ...erased },
    { kind: 'sms', state: 'sent', ...erased },
  ])
})

test('a transaction that is rolled back sends and counts nothing', async () => {
  const failing = api.db.transaction().execute(async (transaction) => {
    await sendSms(services(), transaction, code)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await api.runJobs()
  expect(gateway.requests).toEqual([])
  expect(await api.db.selectFrom('sms_day').selectAll().execute()).toEqual([])
})

test('a gateway that is down, slow and then up gets the message with the same key each time', async () => {
  await sendSms(services(), api.db, code)
  gateway.answer = 503
  await api.runJobs()
  gateway.answer = 'nothing'
  await api.runJobs()
  expect(await readMessages()).toMatchObject([{ state: 'queued', body: 'Код 4821' }])
  gateway.answer = 200
  await api.runJobs()
  const keys = gateway.requests.map(({ key }) => key)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(await readMessages()).toMatchObject([{ state: 'sent', ...erased }])
})

test('a mail server that refuses for now gets the mail again under the same Message-ID', async () => {
  await sendMail(services(), api.db, letter)
  mailServer.refusal = { at: 'message', code: 451 }
  await api.runJobs()
  mailServer.refusal = null
  await api.runJobs()
  const [{ id } = { id: '' }] = await readMessages()
  expect(mailServer.mails).toHaveLength(1)
  expect(mailServer.mails[0]?.source).toContain(`Message-ID: <${id}@verstak.example>`)
})

test('a message that is refused for good is not sent again, and erased', async () => {
  await sendSms(services(), api.db, code)
  await sendMail(services(), api.db, letter)
  gateway.answer = 422
  mailServer.refusal = { at: 'recipient', code: 550 }
  await api.runJobs()
  await api.runJobs()
  expect(gateway.requests).toHaveLength(1)
  expect(await readMessages()).toMatchObject([
    { state: 'refused', ...erased },
    { state: 'refused', ...erased },
  ])
})

test('a message that fails to the last is given up and erased', async () => {
  await sendSms(services(), api.db, code)
  gateway.answer = 500
  for (let attempt = 0; attempt < 14; attempt++) await api.runJobs()
  expect(gateway.requests).toHaveLength(12)
  expect(await readMessages()).toMatchObject([{ state: 'failed', ...erased }])
})

test('a message whose time is over is not sent', async () => {
  const expiresAt = new Date(api.clock.now.getTime() + 60_000)
  await sendSms(services(), api.db, { ...code, expiresAt })
  api.clock.now = expiresAt
  await api.runJobs()
  expect(gateway.requests).toEqual([])
  expect(await readMessages()).toMatchObject([{ state: 'late', ...erased }])
})

test('the shop sends so many SMS on a day of Moscow and no more; calls at once do not pass the ceiling either', async () => {
  const start = api.clock.now
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => sendSms(services(5), api.db, code)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const one of all.filter((result) => result.status === 'rejected'))
    expect(one.reason).toMatchObject({ name: 'DomainError', code: 'messages-exhausted' })
  expect(await readMessages()).toHaveLength(5)
  // 23:59 in Moscow, then midnight.
  api.clock.now = new Date('2026-11-20T20:59:00Z')
  await expect(sendSms(services(5), api.db, code)).rejects.toMatchObject({ code: 'messages-exhausted' })
  api.clock.now = new Date('2026-11-20T21:00:00Z')
  await sendSms(services(5), api.db, code)
  api.clock.now = start
})

test('SMS count as down after a minute of nothing but failures; an answer, a refusal too, ends that', async () => {
  const send = async (answer: TestGateway['answer']) => {
    gateway.answer = answer
    await sendSms(services(), api.db, code)
    await api.runJobs()
    await api.db.deleteFrom('message').execute()
  }
  const start = api.clock.now
  expect(await isSmsDown(services())).toBe(false)
  await send(500)
  expect(await isSmsDown(services())).toBe(true)
  await send(422)
  expect(await isSmsDown(services())).toBe(false)
  api.clock.now = new Date(start.getTime() + 61_000)
  await send('nothing')
  expect(await isSmsDown(services())).toBe(true)
  api.clock.now = new Date(start.getTime() + 122_000)
  expect(await isSmsDown(services())).toBe(false)
  api.clock.now = start
})

test.each(['916123456', '79161234567', '+7916123456', '916123456a'])('%s is no phone', async (phone) => {
  await expect(sendSms(services(), api.db, { ...code, phone })).rejects.toThrow(TypeError)
})

test('no log line holds a text, a phone or an address, whatever fails', async () => {
  gateway.answer = 500
  mailServer.refusal = { at: 'message', code: 451 }
  await sendSms(services(), api.db, code)
  await sendMail(services(), api.db, letter)
  await api.runJobs()
  gateway.answer = 400
  mailServer.refusal = { at: 'recipient', code: 550 }
  await api.runJobs()
  const lines = api.log.join('')
  expect(lines).toContain('A message was given up')
  expect(lines).toContain('SMS gateway answered 500')
  expect(lines).not.toMatch(/9161234567|ivan|[а-яё]/i)
})
