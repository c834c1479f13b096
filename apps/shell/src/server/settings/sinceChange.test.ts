import { sinceChange } from './sinceChange.ts'

test('a cache is kept until the staff changes something, then begins anew', () => {
  let [revision, made] = [1, 0]
  const cache = sinceChange(
    () => revision,
    () => {
      made += 1
      const number = made
      return (word: string) => `${word} ${number}`
    },
  )
  expect([cache('a'), cache('b')]).toEqual(['a 1', 'b 1'])
  revision = 2
  expect([cache('a'), cache('b')]).toEqual(['a 2', 'b 2'])
})

test('the new cache knows the one before', () => {
  let revision = 1
  const cache = sinceChange<[], string>(
    () => revision,
    (before) => () => (before ? `after ${before()}` : 'first'),
  )
  expect(cache()).toBe('first')
  revision = 2
  expect(cache()).toBe('after first')
})
