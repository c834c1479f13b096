import fc from 'fast-check'
import * as v from 'valibot'
import { emailFault, isEmail } from './email.ts'
import { Email, OptionalEmail } from './email.schema.ts'
import { commentEmailMessage, emailMessages } from './email.texts.ts'

const messageOf = (email: string) => {
  const fault = emailFault(email)
  return fault && emailMessages[fault]
}

test.each([
  'anna@example.ru',
  'a@b.co',
  'ivan.petrov+shop@mail.example.com',
  'i_p-1@ex-ample.ru',
  ' anna@example.ru ',
  'anna@my--shop.ru',
  'anna@xn--80aswg.xn--p1ai',
  'ANNA@XN--80ASWG.RU',
  `${'a'.repeat(64)}@example.ru`,
  `anna@${'b'.repeat(63)}.ru`,
  `anna@${'b'.repeat(63)}.${'c'.repeat(63)}`,
])('«%s» is right', (email) => {
  expect(emailFault(email)).toBeNull()
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['a@b@c.ru', 'atTwice'],
  ['an na@example.ru', 'symbols'],
  ['anna@.', 'afterAt'],
  ['anna@example.12', 'afterDot'],
  ['anna@example.', 'afterDot'],
  ['anna..b@example.ru', 'invalid'],
  ['.anna@example.ru', 'invalid'],
  ['anna@-example.ru', 'invalid'],
  ['anna@ex_ample.ru', 'invalid'],
  [`${'a'.repeat(65)}@example.ru`, 'invalid'],
  [`anna@${'b'.repeat(64)}.ru`, 'invalid'],
  [`anna@mail.${'c'.repeat(64)}`, 'invalid'],
  [`${'a'.repeat(64)}@${'b.'.repeat(94)}ru`, 'invalid'],
  ['anna@shop-.ru', 'invalid'],
  ['anna@shop.xn--', 'afterDot'],
  ['anna@shop.xn--a-', 'invalid'],
  ['anna@shop..ru', 'invalid'],
] as const)('«%s»: %s', (email, fault) => {
  expect(emailFault(email)).toBe(fault)
})

test.each(['анна@example.ru', 'anna@почта.рф', 'annä@example.ru'])(
  'only Latin letters: «%s» [FEEDBACK-023]',
  (email) => {
    expect(emailFault(email)).toBe('letters')
  },
)

test.each(['an!na@example.ru', 'anna@exa#mple.ru', 'a,b@example.ru'])('bad symbols: «%s» [FEEDBACK-024]', (email) => {
  expect(emailFault(email)).toBe('symbols')
})

test.each(['anna', 'anna.example.ru', 'anna@example', 'anna@'])('no @ or dot: «%s» [FEEDBACK-025]', (email) => {
  expect(emailFault(email)).toBe('requiredSymbols')
})

test('nothing before @ [FEEDBACK-026]', () => {
  expect(emailFault('@example.ru')).toBe('beforeAt')
  expect(emailFault('a@example.ru')).toBeNull()
})

test('nothing after @ [FEEDBACK-027]', () => {
  expect(emailFault('anna@.ru')).toBe('afterAt')
  expect(emailFault('anna@e.ru')).toBeNull()
})

test('under two letters after the dot [FEEDBACK-028]', () => {
  expect(emailFault('anna@example.r')).toBe('afterDot')
  expect(emailFault('anna@example.ru')).toBeNull()
})

test('an empty address [VALID-016]', () => {
  expect(messageOf(' ')).toBe('Введите ваш Email')
})

test('a second @ [VALID-017]', () => {
  expect(messageOf('a@b@c.ru')).toBe('Email не должен содержать более 1 символа «@»')
})

test('Russian letters [VALID-018]', () => {
  expect(messageOf('анна@example.ru')).toBe('Email не должен содержать русские буквы')
  expect(messageOf('anna@пример.рф')).toBe('Email не должен содержать русские буквы')
})

test('special symbols [VALID-019]', () => {
  expect(messageOf('an#na@example.ru')).toBe('Email не должен содержать специальные символы')
  expect(messageOf('an na@example.ru')).toBe('Email не должен содержать специальные символы')
})

test('no @ or no dot behind it [VALID-020]', () => {
  expect(messageOf('anna.example.ru')).toBe('Email должен содержать символы «@» и «.»')
  expect(messageOf('anna@example')).toBe('Email должен содержать символы «@» и «.»')
})

test('nothing stands before @ [VALID-021]', () => {
  expect(messageOf('@example.ru')).toBe('Перед «@» должен быть минимум 1 символ')
  expect(messageOf('a@example.ru')).toBeNull()
})

test('nothing stands after @ [VALID-022]', () => {
  expect(messageOf('anna@.ru')).toBe('После «@» должен быть минимум 1 символ')
  expect(messageOf('anna@e.ru')).toBeNull()
})

test('under two letters stand after the dot [VALID-023]', () => {
  expect(messageOf('anna@example.r')).toBe('После точки должно быть минимум 2 буквы')
  expect(messageOf('anna@example.ru')).toBeNull()
})

test('wrong in another way [VALID-024]', () => {
  expect(messageOf('anna..petrova@example.ru')).toBe('Введите корректный email')
  expect(messageOf('anna@-example.ru')).toBe('Введите корректный email')
})

test('the form of comments: empty [VALID-025]', () => {
  expect(commentEmailMessage(emailFault('') ?? 'invalid')).toBe('Введите ваш email')
})

test.each(['anna', 'a@b@c.ru', 'анна@example.ru', '@example.ru', 'anna@example.r'])(
  'the form of comments: «%s» [VALID-026]',
  (email) => {
    expect(commentEmailMessage(emailFault(email) ?? 'empty')).toBe('Неверный формат email')
  },
)

test('every fault has a sentence of its own', () => {
  const messages = Object.values(emailMessages)
  expect(new Set(messages).size).toBe(messages.length)
})

const word = fc.stringMatching(/^[a-z\d]{1,12}$/)

test('any plain address is right', () => {
  fc.assert(
    fc.property(word, word, fc.stringMatching(/^[a-z]{2,6}$/), (local, host, zone) => {
      expect(isEmail(`${local}@${host}.${zone}`)).toBe(true)
    }),
  )
})

test('whatever is right has one @, only Latin letters and a zone', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zа-я\d@.+ -]{1,12}@?[a-zа-я\d.-]{0,8}\.?[a-z\d]{0,3}$/), (text) => {
      if (isEmail(text)) expect(text.trim()).toMatch(/^[\w.+-]+@[a-z\d.-]+\.[a-z]{2,}$/)
    }),
    { numRuns: 1_000 },
  )
})

test('the schema carries the flag', () => {
  expect(v.parse(Email, ' anna@example.ru ')).toBe('anna@example.ru')
  expect(v.safeParse(Email, 'anna').issues?.map(({ message }) => message)).toEqual(['requiredSymbols'])
})

test('one that may be left out is as right when empty, and wrong once begun', () => {
  expect(v.parse(OptionalEmail, ' ')).toBe('')
  expect(v.parse(OptionalEmail, ' anna@example.ru ')).toBe('anna@example.ru')
  expect(v.safeParse(OptionalEmail, 'anna').issues?.map(({ message }) => message)).toEqual(['requiredSymbols'])
})
