/** @jest-environment node */
import { createJsonReader } from './jsonReader.ts'

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))

test('the same answer to the same path is the same object; another one is read', () => {
  const read = createJsonReader()
  const first = read('/a', bytesOf({ price: 1 }))
  expect(first).toEqual({ price: 1 })
  expect(read('/a', bytesOf({ price: 1 }))).toBe(first)
  expect(read('/a', bytesOf({ price: 2 }))).toEqual({ price: 2 })
  // Of two buyers each gets what was answered to him.
  expect(read('/a', bytesOf({ price: 1 }))).toEqual({ price: 1 })
  expect(read('/b', bytesOf({ price: 1 }))).not.toBe(first)
})

test('what is no JSON fails each time, and longer answers than it keeps are read', () => {
  const read = createJsonReader()
  for (const _ of [1, 2]) expect(() => read('/a', Buffer.from('<html>'))).toThrow(SyntaxError)
  const long = { text: 'x'.repeat(5 * 2 ** 20) }
  for (const _ of [1, 2]) expect(read('/a', bytesOf(long))).toEqual(long)
})
