import { startTestMailServer, type TestMailServer } from '../testing/startTestMailServer.ts'
import { createSmtpTransport } from './createSmtpTransport.ts'
import { MessageRefused, type OutgoingMail } from './ports.ts'

const id = '6f1c2a9e-0000-4000-8000-000000000001'
const mail = {
  id,
  purpose: 'code',
  to: 'ivan@example.org',
  subject: 'Код входа',
  text: 'Ваш код 4821',
  html: '<p>Ваш код <b>4821</b></p>',
  unsubscribeUrl: null,
  fromName: null,
  replyTo: null,
}
const unstopped = new AbortController().signal

let server: TestMailServer

beforeEach(async () => {
  server = await startTestMailServer()
})
afterEach(() => server.close())

const send = (change: Partial<OutgoingMail> = {}): Promise<Error | null> =>
  createSmtpTransport({ url: server.url, from: 'Верстак <no-reply@verstak.example>' })
    .send({ ...mail, ...change }, unstopped)
    .then(
      () => null,
      (error: Error) => error,
    )

test('a mail has sender, recipient, subject, both texts, and a Message-ID that a repeat has, too', async () => {
  expect([await send(), await send()]).toEqual([null, null])
  expect(server.mails).toHaveLength(2)
  for (const { to, source } of server.mails) {
    expect(to).toEqual(['ivan@example.org'])
    expect(source).toContain(`Message-ID: <${id}@verstak.example>`)
    expect(source).toMatch(/^From: =\?UTF-8\?.*<no-reply@verstak\.example>/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated/m)
    expect(source).toContain(`=?UTF-8?B?${Buffer.from('Код входа').toString('base64')}?=`)
    expect(source).toContain('text/html')
  }
})

test('a letter of a newsletter names the address that ends it with one click, other mails do not', async () => {
  await send()
  await send({ unsubscribeUrl: 'https://verstak.example/api/v1/user/unsubscribe?key=1' })
  const [other, letter] = server.mails.map(({ source }) => source)
  expect(letter).toMatch(/^List-Unsubscribe: <https:\/\/verstak\.example\/api\/v1\/user\/unsubscribe\?key=1>/m)
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(other).not.toContain('List-Unsubscribe')
})

test('a mail may come from another name, and ask for answers elsewhere; its address stays the one of the server', async () => {
  await send({ fromName: 'Kuvalda, shop', replyTo: 'help@verstak.example' })
  const { source } = server.mails[0]!
  expect(source).toMatch(/^From: "Kuvalda, shop" <no-reply@verstak\.example>/m)
  expect(source).toMatch(/^Reply-To: help@verstak\.example/m)
})

test('a mail without HTML is plain text', async () => {
  await send({ html: null, text: 'plain words' })
  expect(server.mails[0]?.source).toContain('plain words')
  expect(server.mails[0]?.source).not.toContain('text/html')
})

test('an address is one recipient, whatever stands in it', async () => {
  await send({ to: 'ivan@example.org, eve@example.net' })
  await send({ subject: 'Hello\r\nBcc: eve@example.net' })
  for (const { to, source } of server.mails) {
    expect(to).not.toContain('eve@example.net')
    expect(source).not.toMatch(/^Bcc:/m)
  }
})

test.each([
  ['recipient', 550, true],
  ['message', 554, true],
  ['recipient', 450, false],
  ['message', 451, false],
] as const)('a %s refused with %i: for good? %s', async (at, code, isRefused) => {
  server.refusal = { at, code }
  const error = await send()
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof MessageRefused).toBe(isRefused)
  // The server's words name the address.
  expect(String(error?.stack)).not.toMatch(/ivan|welcome/)
})

test('a server that is away means another try', async () => {
  await server.close()
  const error = await send()
  expect(error).not.toBeInstanceOf(MessageRefused)
  expect(error?.message).toContain('ESOCKET')
  server = await startTestMailServer()
})
