import fc from 'fast-check'
import * as v from 'valibot'
import { accountFault, type AccountKind, isAccount } from './bankAccount.ts'
import { bikFault, isBik } from './bik.ts'
import { isKpp, kppFault } from './kpp.ts'
import { Kpp, OptionalBik, optionalAccountSchema } from './organization.schema.ts'
import { accountMessage, bikMessages, kppMessages, kppRequiredMessage } from './organization.texts.ts'

const flagsOf = (schema: v.GenericSchema<unknown>, text: string) =>
  v.safeParse(schema, text).issues?.map(({ message }) => message) ?? []

test('an empty KPP [ORG-024]', () => {
  expect(kppMessages[kppFault(' ') ?? 'length']).toBe('КПП не может быть пустым')
})

test.each(['77360100', '7736010011', '1'])('a KPP has 9 digits, not «%s» [ORG-025]', (kpp) => {
  expect(kppMessages[kppFault(kpp) ?? 'empty']).toBe('КПП должен быть длиной 9 символов')
})

test('a KPP of 9 digits is right [ORG-025]', () => {
  expect(isKpp('773601001')).toBe(true)
  expect(kppFault('77360100A')).toBe('digits')
  expect(flagsOf(Kpp, '7736')).toEqual(['length'])
})

test('the second step has its own sentence for an empty KPP', () => {
  expect(kppRequiredMessage).toBe('КПП обязателен для заполнения')
})

test.each(['044525225', '044525974', '004525988', '012202102', '024501901'])('%s is the code of a bank', (bik) => {
  expect(isBik(bik)).toBe(true)
})

test.each([
  ['', 'empty'],
  ['04452522', 'length'],
  ['0445252250', 'length'],
  ['0445252x5', 'digits'],
  ['944525225', 'prefix'],
] as const)('«%s»: %s', (bik, fault) => {
  expect(bikFault(bik)).toBe(fault)
})

/** Real account details published by banks and the treasury, and both examples from the order of the Bank of Russia. */
test.each<[string, AccountKind, string]>([
  ['044525225', 'correspondent', '30101810400000000225'],
  ['044525974', 'correspondent', '30101810145250000974'],
  ['044525593', 'correspondent', '30101810200000000593'],
  ['044525187', 'correspondent', '30101810700000000187'],
  ['004525988', 'correspondent', '40102810545370000003'],
  ['049805000', 'correspondent', '30101810800000000746'],
  ['049805746', 'settlement', '40602810700000000025'],
  ['044525225', 'settlement', '40702810938000000001'],
  ['004525988', 'settlement', '03221643450000007300'],
])('in the bank %s the %s account %s is right', (bik, kind, account) => {
  expect(isAccount(account, kind, bik)).toBe(true)
})

test.each<[string, string, AccountKind, string | null]>([
  ['', '044525225', 'settlement', 'Расчётный счёт не может быть пустым'],
  ['4070281093800000000', '044525225', 'settlement', 'Расчётный счёт должен быть длиной 20 символов'],
  ['4070281093800000000х', '044525225', 'settlement', 'Расчётный счёт состоит только из цифр'],
  ['40702810938000000002', '044525225', 'settlement', 'Расчётный счёт не подходит к БИК: проверьте оба номера'],
  ['40702810938000000001', '044525974', 'settlement', 'Расчётный счёт не подходит к БИК: проверьте оба номера'],
  [
    '30101810400000000226',
    '044525225',
    'correspondent',
    'Корреспондентский счёт не подходит к БИК: проверьте оба номера',
  ],
  // Without a bank code the key cannot be checked.
  ['40702810938000000002', '', 'settlement', null],
])('«%s» beside «%s», %s: %s', (account, bik, kind, message) => {
  const fault = accountFault(account, kind, bik)
  expect(fault && accountMessage(fault, kind)).toBe(message)
})

test('the bank fields may stay empty, but not half filled', () => {
  expect(flagsOf(OptionalBik, '')).toEqual([])
  expect(flagsOf(optionalAccountSchema('settlement', ''), ' ')).toEqual([])
  expect(flagsOf(optionalAccountSchema('correspondent', ''), '')).toEqual([])
})

test('a settlement account has 20 digits', () => {
  const schema = optionalAccountSchema('settlement', '044525225')
  expect(flagsOf(schema, '40702810938000000001')).toEqual([])
  expect(flagsOf(schema, '4070281093800000000')).toEqual(['length'])
  expect(flagsOf(schema, '407028109380000000011')).toEqual(['length'])
})

test('a correspondent account has 20 digits', () => {
  const schema = optionalAccountSchema('correspondent', '044525225')
  expect(flagsOf(schema, '30101810400000000225')).toEqual([])
  expect(flagsOf(schema, '3010181040000000022')).toEqual(['length'])
})

test('a code of a bank has 9 digits, or none', () => {
  expect(flagsOf(OptionalBik, '044525225')).toEqual([])
  expect(flagsOf(OptionalBik, '04452522')).toEqual(['length'])
  expect(bikMessages.length).toBe('БИК должен быть длиной 9 символов')
})

test('one wrong digit of an account is always found', () => {
  const account = '40602810700000000025'
  fc.assert(
    fc.property(fc.nat(19), fc.integer({ min: 1, max: 9 }), (place, difference) => {
      const digit = (Number(account[place]) + difference) % 10
      const changed = account.slice(0, place) + digit + account.slice(place + 1)
      if (changed.startsWith('0')) return
      expect(accountFault(changed, 'settlement', '049805746')).toBe('check')
    }),
  )
})
