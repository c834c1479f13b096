import { randomUUID } from 'node:crypto'
import * as endpoints from '@verstak/contracts/chat'
import { SESSION_USERS } from '@verstak/tools-database/sessionUsers.data'
import { addSession } from '@verstak/tools-database/userSessions'
import type { Visitor } from '../testing/visitor.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { chatMessagesPerVisitor: 5 } })

beforeEach(async () => {
  await api.db.deleteFrom('chat_conversation').execute()
  await api.db.deleteFrom('chat_operator').execute()
  api.clock.now = new Date()
})

async function signedIn(user: 'private' | 'business' | 'staff'): Promise<Visitor> {
  const visitor = api.newVisitor()
  for (const cookie of (await addSession(api.databaseUrl, { user, level: 2 })).split('; ')) {
    const [name = '', value = ''] = cookie.split('=')
    visitor.cookies.set(name, value)
  }
  return visitor
}
const identify = (caller: Visitor) => caller.call(endpoints.getChatVisitor, {})
const say = (caller: Visitor, visitor: endpoints.ChatVisitor, text: string, guid = randomUUID()) =>
  caller.call(endpoints.sendChatMessage, { body: { visitor, guid, text } })
const read = (caller: Visitor, visitor: endpoints.ChatVisitor) =>
  caller.call(endpoints.readConversation, { body: { visitor } })
const textsOf = ({ messages }: endpoints.Conversation) => messages.map(({ author, text }) => `${author}: ${text}`)

test('a company is a b2b visitor under its name, a person b2c under his, a guest b2c without one [API-055] [CHAT-003]', async () => {
  const business = await identify(await signedIn('business'))
  const { name } = await api.db
    .selectFrom('organization')
    .innerJoin('organization_member', 'organization_id', 'organization.id')
    .innerJoin('shop_user', 'shop_user.id', 'user_id')
    .select('organization.name')
    .where('is_active', '=', true)
    .where('email', '=', SESSION_USERS.business.email)
    .executeTakeFirstOrThrow()
  expect(business.fields).toMatchObject({ info: 'b2b', display_name: name })
  const person = (await identify(await signedIn('private'))).fields
  expect(person).toMatchObject({ info: 'b2c', display_name: expect.stringMatching(/\S/) })
  expect((await identify(api.newVisitor())).fields).toMatchObject({ info: 'b2c', display_name: '' })
})

test('a user has one conversation on all his devices, each guest his own', async () => {
  const [phone, desktop] = [await signedIn('private'), await signedIn('private')]
  await say(phone, await identify(phone), 'Где мой заказ?')
  expect(textsOf(await read(desktop, await identify(desktop)))).toEqual(['visitor: Где мой заказ?'])
  const guest = api.newVisitor()
  expect((await read(guest, await identify(guest))).messages).toEqual([])
})

test('nobody makes up a visitor, takes another name, or reads on after the user has left', async () => {
  const guest = api.newVisitor()
  const own = await identify(guest)
  const foreign = { ...own, fields: { ...own.fields, id: `g-${'x'.repeat(43)}` } }
  const renamed = { ...own, fields: { ...own.fields, display_name: 'ООО «Чужое»' } }
  const user = await signedIn('private')
  const left = await identify(user)
  for (const [caller, visitor] of [
    [guest, foreign],
    [guest, renamed],
    [guest, left],
    [await signedIn('business'), left],
  ] as const) {
    const refused = [
      await caller.fail(endpoints.readConversation, { body: { visitor } }),
      await caller.fail(endpoints.sendChatMessage, { body: { visitor, guid: randomUUID(), text: 'я' } }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404])
  }
  expect((await read(user, left)).messages).toEqual([])
  expect(await api.db.selectFrom('chat_message').selectAll().execute()).toEqual([])
})

test('a message is kept as it was written and stands there once, however often it comes', async () => {
  const guest = api.newVisitor()
  const visitor = await identify(guest)
  const guid = randomUUID()
  const text = '<b>Есть ли кейс?</b>\nИ сколько стоит'
  await say(guest, visitor, ` ${text} `, guid)
  const { messages } = await say(guest, visitor, text, guid)
  expect(messages).toEqual([{ id: expect.any(Number), author: 'visitor', text, sentAt: api.clock.now.toISOString() }])
})

test('staff lists who waits, reads and answers, and the visitor sees the answer and that somebody is there', async () => {
  const guest = api.newVisitor()
  const visitor = await identify(guest)
  expect((await say(guest, visitor, 'Есть ли кейс?')).isStaffed).toBe(false)
  const other = api.newVisitor()
  const otherVisitor = await identify(other)
  await say(other, otherVisitor, 'Спасибо')

  const staff = await signedIn('staff')
  const { conversations } = await staff.call(endpoints.listConversations, { query: {} })
  expect(conversations.map(({ isWaiting, lastMessage }) => [isWaiting, lastMessage.text])).toEqual([
    [true, 'Спасибо'],
    [true, 'Есть ли кейс?'],
  ])
  const { id } = conversations[1]!
  await staff.call(endpoints.answerConversation, {
    body: { conversationId: id, guid: randomUUID(), text: 'Да, входит в комплект' },
  })
  const expected = ['visitor: Есть ли кейс?', 'operator: Да, входит в комплект']
  expect(textsOf(await staff.call(endpoints.readConversationAsStaff, { query: { conversationId: id } }))).toEqual(
    expected,
  )
  const seen = await read(guest, visitor)
  expect(textsOf(seen)).toEqual(expected)
  expect(seen.isStaffed).toBe(true)
  const after = (await staff.call(endpoints.listConversations, { query: {} })).conversations
  expect(after.map(({ isWaiting }) => isWaiting)).toEqual([true, false])
  const find = async (query: object) =>
    (await staff.call(endpoints.listConversations, { query })).conversations.map((row) => row.id)
  expect(await find({ state: 'answered' })).toEqual([id])
  expect(await find({ text: 'СПАСИБО' })).toEqual([conversations[0]!.id])
  expect(await find({ text: 'спасибо', state: 'answered' })).toEqual([])
  expect(await find({ text: '%' })).toEqual([])
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  expect((await read(guest, visitor)).isStaffed).toBe(false)
})

test('for everybody but staff there is no list and no answer', async () => {
  const half = await signedIn('staff')
  half.cookies.delete('admacctoken')
  for (const caller of [api.newVisitor(), await signedIn('business'), half]) {
    const answers = [
      await caller.fail(endpoints.listConversations, { query: {} }),
      await caller.fail(endpoints.readConversationAsStaff, { query: { conversationId: 1 } }),
      await caller.fail(endpoints.answerConversation, { body: { conversationId: 1, guid: randomUUID(), text: 'я' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  }
  expect(
    (await (await signedIn('staff')).fail(endpoints.readConversationAsStaff, { query: { conversationId: 9 } })).status,
  ).toBe(404)
})

test('a visitor says only so much in a minute, and is told how long to wait', async () => {
  const guest = api.newVisitor()
  const visitor = await identify(guest)
  for (let i = 0; i < 5; i++) await say(guest, visitor, `Вопрос ${i}`)
  const body = { visitor, guid: randomUUID(), text: 'Ещё один' }
  const { status, headers } = await guest.fail(endpoints.sendChatMessage, { body })
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const other = api.newVisitor()
  await say(other, await identify(other), 'А я другой')
})

test('of a long conversation the last hundred are shown', async () => {
  const guest = api.newVisitor()
  const visitor = await identify(guest)
  await say(guest, visitor, 'первое')
  const { id } = await api.db.selectFrom('chat_conversation').select('id').executeTakeFirstOrThrow()
  const rows = Array.from({ length: 105 }, (_, index) => ({
    conversation_id: id,
    guid: randomUUID(),
    author: 'visitor' as const,
    operator_id: null,
    text: String(index),
    sent_at: new Date(),
  }))
  await api.db.insertInto('chat_message').values(rows).execute()
  const { messages } = await read(guest, visitor)
  expect([messages.length, messages[0]!.text, messages.at(-1)!.text]).toEqual([100, '5', '104'])
})

test.each([
  ['an empty message', { text: '  ' }],
  ['a message over 2,000 letters', { text: 'я'.repeat(2001) }],
  ['a guid that is none', { guid: 'x' }],
  ['a visitor without a hash', { visitor: { fields: { id: `g-${'x'.repeat(43)}`, info: 'b2c', display_name: '' } } }],
])('%s is refused', async (_, changes) => {
  const guest = api.newVisitor()
  const body = { visitor: await identify(guest), guid: randomUUID(), text: 'я', ...changes }
  expect((await guest.ask(endpoints.sendChatMessage, { body: body as never })).status).toBe(400)
})

test('the secret that signs is the shop’s: made once, and never in the log', async () => {
  await identify(api.newVisitor())
  const [row, ...more] = await api.db.selectFrom('shop_secret').selectAll().execute()
  expect(more).toEqual([])
  expect(api.log.join('\n')).not.toContain(row!.secret)
})
