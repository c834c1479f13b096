import fc from 'fast-check'
import * as v from 'valibot'
import { isLandlinePhone, isMobilePhone, isPhone, phoneFaults } from './phone.ts'
import { Phone } from './phone.schema.ts'
import { phoneMessage } from './phone.texts.ts'

const messageOf = (phone: string) => {
  const faults = phoneFaults(phone)
  return faults.length > 0 ? phoneMessage(faults) : null
}

test.each([
  '79162041818',
  '+79162041818',
  '89162041818',
  '8 (495) 123-45-67',
  '+7 (916) 204-18-18',
  '79999999123', // exactly seven nines in a row
  '74950000000',
])('«%s» is right', (phone) => {
  expect(phoneFaults(phone)).toEqual([])
})

test.each([
  ['', ['empty']],
  [' +', ['empty']],
  ['7916204181', ['short']],
  ['+7 (916) 204', ['short']],
  ['791620418180', ['long']],
  ['99162041818', ['firstDigit']],
  ['+89162041818', ['firstDigit']],
  ['9162041818', ['firstDigit', 'short']],
  ['70162041818', ['codeFirstDigit']],
  ['71162041818', ['codeFirstDigit']],
  ['72162041818', ['codeFirstDigit']],
  ['75162041818', ['codeFirstDigit']],
  ['76162041818', ['codeFirstDigit']],
  ['77162041818', ['codeFirstDigit']],
  ['7716204', ['short', 'codeFirstDigit']],
  ['79999999912', ['invalid']],
  ['88888888888', ['invalid']],
  ['7916204181a', ['invalid']],
  ['7916+2041818', ['invalid']],
] as const)('«%s»: %j', (phone, faults) => {
  expect(phoneFaults(phone)).toEqual(faults)
})

test("too few digits are 'short' [FEEDBACK-018]", () => {
  expect(phoneFaults('7916')).toContain('short')
})

test('a first digit that is not +7 or 8 has a flag of its own [FEEDBACK-019]', () => {
  expect(phoneFaults('39162041818')).toEqual(['firstDigit'])
})

test('a wrong first digit of the code has a flag of its own [FEEDBACK-020]', () => {
  expect(phoneFaults('75162041818')).toEqual(['codeFirstDigit'])
})

test("anything else is 'invalid' [FEEDBACK-021]", () => {
  expect(phoneFaults('телефон')).toEqual(['invalid'])
})

const invalid = 'Введите корректный номер телефона'

test('an empty number has a sentence of its own [FEEDBACK-022]', () => {
  expect(messageOf('')).toBe('Введите ваш номер телефона')
  expect(messageOf(' +')).toBe('Введите ваш номер телефона')
})

test.each(['7916204181', '+7 916 204 18 1', '791620418181'])('«%s» has not 11 digits [VALID-001]', (phone) => {
  expect(messageOf(phone)).toBe('Номер телефона должен содержать 11 цифр')
})

test.each(['79162041818', '+79162041818', '89162041818'])('«%s» begins as it must [VALID-002]', (phone) => {
  expect(messageOf(phone)).toBeNull()
})

test.each(['0', '1', '2', '3', '4', '5', '6', '9'])('a number cannot begin with %s [VALID-002]', (digit) => {
  expect(messageOf(`${digit}9162041818`)).toBe('Номер телефона должен начинаться с +7 или 8')
})

test.each(['0', '1', '2', '5', '6', '7'])('a code cannot begin with %s [VALID-003]', (digit) => {
  expect(messageOf(`7${digit}162041818`)).toBe('Код города может начинаться только с 3, 4, 8 и 9')
  expect(messageOf(`8${digit}162041818`)).toBe('Код города может начинаться только с 3, 4, 8 и 9')
})

test.each(['3', '4', '8', '9'])('a code can begin with %s [VALID-003]', (digit) => {
  expect(messageOf(`7${digit}162041818`)).toBeNull()
})

test('seven equal digits in a row are right and eight are not [VALID-004]', () => {
  expect(messageOf('79999999123')).toBeNull()
  expect(messageOf('79999999912')).toBe(invalid)
  expect(messageOf('79123333333')).toBeNull()
  expect(messageOf('79133333333')).toBe(invalid)
})

test.each(['7916204181а', '7916+2041818', '7.916.204.18.18', 'телефон'])('«%s» is malformed [VALID-004]', (phone) => {
  expect(messageOf(phone)).toBe(invalid)
})

test('two faults at once are told in one sentence [VALID-005]', () => {
  expect(messageOf('916204181')).toBe('Номер телефона должен начинаться с +7 или 8 и содержать 11 цифр')
  expect(messageOf('7116204')).toBe(
    'Номер телефона должен содержать 11 цифр. Код города может начинаться только с 3, 4, 8 и 9',
  )
})

test('with the flag 4950000000 is refused, without it is taken [FEEDBACK-015]', () => {
  for (const phone of ['74950000000', '84950000000', '+7 (495) 000-00-00']) {
    expect(phoneFaults(phone, { isDummyRefused: true })).toEqual(['invalid'])
    expect(phoneFaults(phone)).toEqual([])
  }
  expect(phoneFaults('74950000001', { isDummyRefused: true })).toEqual([])
})

test('a code that begins with 3, 4 or 8 is of a place, with 9 of a mobile telephone [FEEDBACK-014]', () => {
  for (const phone of ['73462000000', '+7 (495) 123-45-67', '88005503770']) {
    expect([isLandlinePhone(phone), isMobilePhone(phone)]).toEqual([true, false])
  }
  for (const phone of ['79162041818', '8 916 204-18-18']) {
    expect([isLandlinePhone(phone), isMobilePhone(phone)]).toEqual([false, true])
  }
  for (const phone of ['75162041818', '7916', '']) {
    expect([isLandlinePhone(phone), isMobilePhone(phone)]).toEqual([false, false])
  }
})

test('the number of a field is one with the country code before its digits [FEEDBACK-016]', () => {
  expect(isPhone('+79162041818')).toBe(true)
  expect(isPhone('+89162041818')).toBe(false)
  expect(isPhone('+19162041818')).toBe(false)
})

const national = fc.tuple(
  fc.constantFrom('3', '4', '8', '9'),
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
)

test('any number of the right shape is taken however it is written', () => {
  fc.assert(
    fc.property(national, fc.constantFrom('7', '+7', '8', '+7 ', '8-'), ([first, others], start) => {
      const digits = first + others.join('')
      fc.pre(!/(\d)\1{6}/.test(start.slice(-1) + digits))
      const pretty = `${start}(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
      expect([phoneFaults(start + digits), phoneFaults(pretty)]).toEqual([[], []])
    }),
  )
})

test('whatever is written, it is right or there is a sentence', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isPhone(text) || messageOf(text) !== null).toBe(true)
    }),
  )
})

test('the schema gives one issue per flag', () => {
  expect(v.safeParse(Phone, '7116204').issues?.map(({ message }) => message)).toEqual(['short', 'codeFirstDigit'])
  expect(v.parse(Phone, ' 89162041818 ')).toBe('89162041818')
  expect(v.safeParse(Phone, 89162041818).issues?.[0]?.message).toBe('invalid')
})
