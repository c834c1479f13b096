/** @jest-environment node */
import { createJsonReader } from './jsonReader.ts'

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))

test('an answer that comes again and again to the same path is the same object; another one is read', () => {
  const onRead = jest.fn()
  const read = createJsonReader(onRead)
  expect(read('/a', bytesOf({ price: 1 }))).toEqual({ price: 1 })
  const second = read('/a', bytesOf({ price: 1 }))
  expect(read('/a', bytesOf({ price: 1 }))).toBe(second)
  expect(read('/a', bytesOf({ price: 2 }))).toEqual({ price: 2 })
  // Two buyers get their own answers.
  expect(read('/a', bytesOf({ price: 1 }))).toEqual({ price: 1 })
  expect(read('/b', bytesOf({ price: 1 }))).not.toBe(second)
  expect(onRead).toHaveBeenCalledTimes(6)
})

test('what a page does to its answer no other page sees', () => {
  const read = createJsonReader()
  const take = () => read('/a', bytesOf({ tiles: [{ price: 1 }] })) as { tiles: { price: number }[] }
  take().tiles[0]!.price = 5
  for (const _ of [1, 2]) expect(() => (take().tiles[0]!.price = 5)).toThrow(TypeError)
  for (const _ of [1, 2]) expect(() => take().tiles.pop()).toThrow(TypeError)
  expect(take()).toEqual({ tiles: [{ price: 1 }] })
})

test('what is no JSON fails each time, and longer answers than it keeps are read', () => {
  const read = createJsonReader()
  for (const _ of [1, 2]) expect(() => read('/a', Buffer.from('<html>'))).toThrow(SyntaxError)
  const long = { text: 'x'.repeat(5 * 2 ** 20) }
  for (const _ of [1, 2]) expect(read('/a', bytesOf(long))).toEqual(long)
})
