import fc from 'fast-check'
import * as v from 'valibot'
import { innFault, type InnOwner, isInn } from './inn.ts'
import { innSchema } from './organization.schema.ts'
import { innMessage } from './organization.texts.ts'

const messageOf = (inn: string, owner?: InnOwner) => {
  const fault = innFault(inn, owner)
  return fault && innMessage(fault, owner)
}

/** Numbers published by large companies and the tax service. */
test.each(['7707083893', '7736050003', '7702070139', '7740000076', '7704340310', ' 7728168971 '])(
  '«%s» is the number of a legal entity',
  (inn) => {
    expect([isInn(inn), isInn(inn, 'legal'), isInn(inn, 'entrepreneur')]).toEqual([true, true, false])
  },
)

test.each(['500100732259', '784806113663'])('«%s» is the number of a person', (inn) => {
  expect([isInn(inn), isInn(inn, 'legal'), isInn(inn, 'entrepreneur')]).toEqual([true, false, true])
})

test('an empty number [ORG-021]', () => {
  expect(messageOf('')).toBe('ИНН не может быть пустым')
  expect(messageOf('  ', 'legal')).toBe('ИНН не может быть пустым')
})

test.each(['770708389', '77070838933', '500100732259'])('a legal entity has 10 digits, not «%s» [ORG-022]', (inn) => {
  expect(messageOf(inn, 'legal')).toBe('ИНН должен быть длиной 10 символов')
  expect(messageOf('7707083893', 'legal')).toBeNull()
})

test.each(['50010073225', '5001007322591', '7707083893'])('a sole proprietor has 12, not «%s» [ORG-023]', (inn) => {
  expect(messageOf(inn, 'entrepreneur')).toBe('ИНН должен быть длиной 12 символов')
  expect(messageOf('500100732259', 'entrepreneur')).toBeNull()
})

test.each([
  ['77070838', 'ИНН должен быть длиной 10 или 12 символов'],
  ['770708389A', 'ИНН состоит только из цифр'],
  ['7707083894', 'Проверьте ИНН: в нём опечатка'],
  ['500100732258', 'Проверьте ИНН: в нём опечатка'],
])('«%s»: %s', (inn, message) => {
  expect(messageOf(inn)).toBe(message)
})

test.each(['7707083893', '500100732259'])('one wrong digit of %s is found', (inn) => {
  const change = fc.tuple(fc.nat(inn.length - 1), fc.nat(9))
  fc.assert(
    fc.property(change, ([place, digit]) => {
      const changed = inn.slice(0, place) + digit + inn.slice(place + 1)
      // A remainder of 10 counts as 0, so a digit that changes the remainder from 0 to 10 goes undetected.
      if (changed !== inn && !restIsTen(changed) && !restIsTen(inn)) expect(innFault(changed)).toBe('check')
    }),
  )
})

function restIsTen(inn: string): boolean {
  const rest = (weights: number[]) => weights.reduce((sum, weight, index) => sum + weight * Number(inn[index]), 0) % 11
  const ten = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  const eleven = [7, ...ten]
  return inn.length === 10 ? rest(ten) === 10 : rest(eleven) === 10 || rest([3, ...eleven]) === 10
}

test('exactly one last digit fits any nine before it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (start) => {
      const fitting = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter((inn) => isInn(inn))
      expect(fitting).toHaveLength(1)
    }),
  )
})

test('the schema carries the flag', () => {
  expect(v.parse(innSchema('legal'), ' 7707083893 ')).toBe('7707083893')
  expect(v.safeParse(innSchema('entrepreneur'), '7707083893').issues?.[0]?.message).toBe('length')
})
