import fc from 'fast-check'
import * as v from 'valibot'
import { isOgrn, ogrnFault } from './ogrn.ts'
import { ogrnSchema } from './organization.schema.ts'
import { ogrnMessage } from './organization.texts.ts'

/** Numbers published by large companies. */
test.each(['1027700132195', '1027700070518', '1027739642281', '1027700067328', '1027739609391', '1037700013020'])(
  '%s is the number of a legal entity',
  (ogrn) => {
    expect([isOgrn(ogrn), isOgrn(ogrn, 'legal'), isOgrn(ogrn, 'entrepreneur')]).toEqual([true, true, false])
  },
)

test('304500116000157 is the number of a sole proprietor', () => {
  expect([isOgrn('304500116000157'), isOgrn('304500116000157', 'legal')]).toEqual([true, false])
})

test.each([
  ['', 'empty', 'ОГРН не может быть пустым'],
  ['102770013219', 'length', 'ОГРН должен быть длиной 13 или 15 символов'],
  ['10277001321950', 'length', 'ОГРН должен быть длиной 13 или 15 символов'],
  ['1027700132196', 'check', 'Проверьте ОГРН: в нём опечатка'],
  ['304500116000158', 'check', 'Проверьте ОГРН: в нём опечатка'],
  ['102770013219x', 'digits', 'ОГРН состоит только из цифр'],
] as const)('«%s»: %s', (ogrn, fault, message) => {
  expect(ogrnFault(ogrn)).toBe(fault)
  expect(ogrnMessage(fault)).toBe(message)
})

test('the sentence names the number of a sole proprietor', () => {
  expect(ogrnMessage('length', 'entrepreneur')).toBe('ОГРНИП должен быть длиной 15 символов')
})

test.each([12, 14])('exactly one last digit fits any %i before it', (length) => {
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(`^\\d{${length}}$`)), (start) => {
      const rest = Number(BigInt(start) % BigInt(length - 1)) % 10
      const fitting = Array.from({ length: 10 }, (_, digit) => digit).filter((digit) => isOgrn(`${start}${digit}`))
      expect(fitting).toEqual([rest])
    }),
  )
})

test('the schema carries the flag', () => {
  expect(v.safeParse(ogrnSchema(), '1027700132196').issues?.[0]?.message).toBe('check')
})
