import { shownValues, withDecision, withEdit, withOthersChanges, type EditState } from './EditState.ts'

const start: EditState = { version: 3, base: { name: 'Дрель', price: 100, old: null }, edits: {}, conflicts: {} }
const by = { author: 'Илья Зимин', at: '2026-11-23T11:26:00Z' }

test('a value that is put back is no edit', () => {
  const changed = withEdit(start, 'price', 90)
  expect(changed.edits).toEqual({ price: 90 })
  expect(withEdit(changed, 'price', 100).edits).toEqual({})
})

test("what somebody else has changed in other fields joins in, the visitor's edits stay", () => {
  const next = withOthersChanges(withEdit(start, 'price', 90), 4, { name: { ...by, old: 'Дрель', new: 'Дрель Bosch' } })
  expect(next).toMatchObject({ version: 4, edits: { price: 90 }, conflicts: {} })
  expect(shownValues(next)).toEqual({ name: 'Дрель Bosch', price: 90, old: null })
})

test('of a field that both have changed the visitor decides', () => {
  const next = withOthersChanges(withEdit(start, 'price', 90), 4, { price: { ...by, old: 100, new: 95 } })
  expect(next.conflicts).toEqual({ price: { ...by, old: 100, new: 95 } })
  expect(shownValues(withDecision(next, 'price', true)).price).toBe(90)
  const theirs = withDecision(next, 'price', false)
  expect(shownValues(theirs).price).toBe(95)
  expect([theirs.edits, theirs.conflicts]).toEqual([{}, {}])
})

test('both have put the same value: there is nothing to decide', () => {
  const next = withOthersChanges(withEdit(start, 'price', 95), 4, { price: { ...by, old: 100, new: 95 } })
  expect([next.edits, next.conflicts]).toEqual([{}, {}])
})
