import * as v from 'valibot'
import { codeFault, isCode } from './oneTimeCode.ts'
import { OneTimeCode } from './oneTimeCode.schema.ts'
import { codeMessage } from './oneTimeCode.texts.ts'

test.each([
  ['1234', null],
  [' 0000 ', null],
  ['', 'empty'],
  ['123', 'length'],
  ['12345', 'length'],
  ['12a4', 'digits'],
  ['12 4', 'digits'],
  ['١٢٣٤', 'digits'],
] as const)('«%s»: %s', (code, fault) => {
  expect(codeFault(code)).toBe(fault)
})

test('another length can be asked for', () => {
  expect(isCode('123456', 6)).toBe(true)
  expect(isCode('1234', 6)).toBe(false)
})

test('the sentence names the length', () => {
  expect(codeMessage('empty')).toBe('Введите код')
  expect(codeMessage('digits')).toBe('Код состоит только из цифр')
  expect(codeMessage('length')).toBe('Код состоит из 4\u00A0цифр')
  expect(codeMessage('length', 6)).toBe('Код состоит из 6\u00A0цифр')
})

test('the schema carries the flag', () => {
  expect(v.safeParse(OneTimeCode, '12').issues?.[0]?.message).toBe('length')
})
