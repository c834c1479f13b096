import { createAttemptKey } from './attemptKey.tsx'

test('the same content keeps its key', () => {
  const key = createAttemptKey()
  expect(key.of({ sum: 1 })).toBe(key.of({ sum: 1 }))
})

test('other content has another key', () => {
  const key = createAttemptKey()
  expect(key.of({ sum: 1 })).not.toBe(key.of({ sum: 2 }))
})

test('after its end an attempt with the same content has another key', () => {
  const key = createAttemptKey()
  const before = key.of({ sum: 1 })
  key.forget()
  expect(key.of({ sum: 1 })).not.toBe(before)
})

test('a key is what the API takes', () => {
  expect(createAttemptKey().of({})).toMatch(/^[\w.:-]{8,128}$/)
})
