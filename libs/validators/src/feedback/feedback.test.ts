import { feedbackFaults, type Feedback } from './feedback.ts'
import { feedbackMessages } from './feedback.texts.ts'

const right: Feedback = { type: 39, message: 'Спасибо', phone: '79162041818', email: 'anna@mail.ru', name: 'Анна' }
const messagesOf = (changes: Partial<Feedback>) => feedbackMessages(feedbackFaults({ ...right, ...changes }))

test.each([39, 1])('feedback of type %i with all fields filled in is right', (type) => {
  expect(messagesOf({ type })).toEqual({})
})

test.each([null, 0, 2, 40, NaN])('without a type (%p) one is asked for [VALID-043]', (type) => {
  expect(messagesOf({ type })).toEqual({ type: 'Выберите тип обращения' })
})

test.each(['', '   ', '\n\u00A0'])(
  'the empty message %j is asked for in the words of its type [VALID-044] [VALID-045]',
  (message) => {
    expect(messagesOf({ message, type: 39 })).toEqual({
      message: 'Ваши впечатления помогут нам улучшить клиентский сервис',
    })
    expect(messagesOf({ message, type: 1 })).toEqual({ message: 'Ваш совет поможет нам улучшить клиентский сервис' })
  },
)

test.each([
  ['7', 'Введите ваш номер телефона'],
  ['7916', 'Номер телефона должен содержать 11 цифр'],
  ['75162041818', 'Код города может начинаться только с 3, 4, 8 и 9'],
  ['79999999999', 'Введите корректный номер телефона'],
  ['+79162041818', 'Введите корректный номер телефона'],
  ['89162041818', 'Введите корректный номер телефона'],
])('the phone «%s», 7 and what was entered: %s [VALID-046]', (phone, sentence) => {
  expect(messagesOf({ phone })).toEqual({ phone: sentence })
})

test('the number of nobody is refused where the flag says so', () => {
  const faults = feedbackFaults({ ...right, phone: '74950000000' }, { isDummyRefused: true })
  expect(feedbackMessages(faults)).toEqual({ phone: 'Введите корректный номер телефона' })
  expect(messagesOf({ phone: '74950000000' })).toEqual({})
})

test('e-mail and name are checked by the shared validators, and have their sentences [VALID-047]', () => {
  expect(messagesOf({ email: '', name: '' })).toEqual({ name: 'Введите ваше имя', email: 'Введите ваш Email' })
  expect(messagesOf({ email: 'a@b', name: 'Anna' })).toEqual({
    name: 'Заполните поле русскими буквами без цифр и знаков препинания',
    email: 'Email должен содержать символы «@» и «.»',
  })
})

test('faults come in the order of the form', () => {
  expect(Object.keys(messagesOf({ type: 1, message: '', phone: '7', email: '', name: '' }))).toEqual([
    'message',
    'name',
    'phone',
    'email',
  ])
})
