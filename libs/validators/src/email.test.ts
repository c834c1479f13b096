import { emailFault } from './email.ts'

test.each(['anna@example.ru', 'a@b.co', 'ivan.petrov+shop@mail.example.com', 'i_p-1@ex-ample.ru', ' anna@example.ru '])(
  '«%s» is right',
  (email) => {
    expect(emailFault(email)).toBeNull()
  },
)

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
  [`${'a'.repeat(250)}@b.ru`, 'invalid'],
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
