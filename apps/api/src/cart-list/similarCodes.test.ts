import { lookAlikes, oneEditAway, sameCodes } from './similarCodes.ts'

test('spaces and small letters do not make another code', () => {
  expect(sameCodes('158 433 27')).toContain('15843327')
  expect(sameCodes('hr2470')).toContain('HR2470')
})

test('letters of the other alphabet and letters for digits look alike', () => {
  expect(lookAlikes('НR2470')).toContain('HR2470')
  expect(lookAlikes('1584З327')).toContain('15843327')
  expect(lookAlikes('1O843327')).toContain('10843327')
  expect(lookAlikes('15843327')).toEqual([])
})

test('one character missing, too many, wrong, or two that changed places are one edit', () => {
  const edits = oneEditAway('15843327')
  for (const edit of ['1584332', '158433271', '15843328', '15843372', '51843327']) expect(edits).toContain(edit)
  expect(edits).not.toContain('15843327')
  expect(edits).not.toContain('158433')
  expect(oneEditAway('12').size).toBe(0)
})
