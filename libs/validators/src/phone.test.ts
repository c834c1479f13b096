import { phoneFaults } from './phone.ts'

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
