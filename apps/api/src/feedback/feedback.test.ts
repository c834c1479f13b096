import { sendFeedback } from '@verstak/contracts/feedback'
import { refuseDummyPhone } from '@verstak/contracts/flag'
import { addSession } from '@verstak/tools-database/userSessions'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { feedbackPerIp: 25 } })

beforeEach(async () => void (await api.db.deleteFrom('feedback').execute()))

const right = { message: ' Быстро привезли ', phone: '79162041818', email: 'anna@mail.ru', name: 'Анна', type: 39 }
const saved = () => api.db.selectFrom('feedback').selectAll().execute()

test.each([39, 1])('feedback of type %i is saved, and answered with a result [API-051] [CALL-030]', async (type) => {
  const answer = await api.newVisitor().call(sendFeedback, { body: { ...right, type } })
  expect(answer).toEqual({ result: { isAccepted: true } })
  expect(await saved()).toEqual([
    { ...right, id: expect.any(Number), message: 'Быстро привезли', type, user_id: null, created_at: api.clock.now },
  ])
})

test('what a signed-in user writes is his', async () => {
  const visitor = api.newVisitor()
  const [name = '', value = ''] = (await addSession(api.databaseUrl, { user: 'private', level: 2 })).split('=')
  visitor.cookies.set(name, value)
  await visitor.call(sendFeedback, { body: right })
  expect((await saved())[0]?.user_id).toEqual(expect.any(Number))
})

test('each fault is answered with its sentence in the order of the form, and nothing is saved [API-051] [CALL-030]', async () => {
  const body = { message: '  ', phone: '7916', email: 'anna', name: 'Anna', type: 1 }
  expect(await api.newVisitor().call(sendFeedback, { body })).toEqual({
    errors: [
      { field: 'message', title: 'Ваш совет поможет нам улучшить клиентский сервис' },
      { field: 'name', title: 'Заполните поле русскими буквами без цифр и знаков препинания' },
      { field: 'phone', title: 'Номер телефона должен содержать 11 цифр' },
      { field: 'email', title: 'Email должен содержать символы «@» и «.»' },
    ],
  })
  expect(await api.newVisitor().call(sendFeedback, { body: { ...right, type: null } })).toEqual({
    errors: [{ field: 'type', title: 'Выберите тип обращения' }],
  })
  expect(await saved()).toEqual([])
})

test('the number of nobody is refused once the shop says so', async () => {
  const body = { ...right, phone: '74950000000' }
  expect(await api.newVisitor().call(sendFeedback, { body })).toHaveProperty('result')
  const rules = JSON.stringify([{ split: { on: 100, off: 0 } }])
  await api.db.insertInto('feature_flag').values({ key: refuseDummyPhone.key, rules }).execute()
  expect(await api.newVisitor().call(sendFeedback, { body })).toHaveProperty('errors')
})

test.each([
  ['no text', { message: 7 }],
  ['too long a message', { message: 'я'.repeat(5001) }],
  ['a type that is no number', { type: 'thanks' }],
  ['no phone', { phone: undefined }],
  ['half a character', { message: '\ud800' }],
])('%s is refused', async (_, changes) => {
  expect((await api.newVisitor().ask(sendFeedback, { body: { ...right, ...changes } as never })).status).toBe(400)
})

test('what the eye takes for blank is saved or refused, and is never a failure', async () => {
  for (const message of ['\u0085', '\u200b', '\u001c', '\u3000', '\u180e']) {
    expect((await api.newVisitor().ask(sendFeedback, { body: { ...right, message } })).status).toBe(200)
  }
})

test('one address writes only so much in a minute', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 26; i++) statuses.push((await api.newVisitor().ask(sendFeedback, { body: right })).status)
  expect(statuses).toContain(429)
})
