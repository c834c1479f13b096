import { createStaleWhileRevalidate } from './createStaleWhileRevalidate.ts'

let now: number
beforeEach(() => {
  now = 1000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

/** What runs in the background comes to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('callers at the same time share one read', async () => {
  let reads = 0
  const get = createStaleWhileRevalidate(1_000, async () => ++reads)
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
  expect(await get()).toBe(1)
})

test('an old value is given while a new one is read', async () => {
  let reads = 0
  const get = createStaleWhileRevalidate(50, async () => ++reads)
  await get()
  now += 70
  expect(await get()).toBe(1)
  await settle()
  expect(await get()).toBe(2)
})

test('a value that is much too old is waited for', async () => {
  let reads = 0
  const get = createStaleWhileRevalidate(10, async () => ++reads)
  await get()
  now += 70
  expect(await get()).toBe(2)
})

test('a failure in the background is not thrown at anybody, the next read may succeed', async () => {
  let reads = 0
  const get = createStaleWhileRevalidate(50, async () => {
    reads += 1
    if (reads === 2) throw new Error('away')
    return reads
  })
  await get()
  now += 70
  expect(await get()).toBe(1)
  await settle()
  expect(await get()).toBe(1)
  await settle()
  expect(await get()).toBe(3)
})

test('a failure of the first read is thrown at who waits', async () => {
  await expect(createStaleWhileRevalidate(50, () => Promise.reject(new Error('away')))()).rejects.toThrow('away')
})

test('after a failed read the next call reads again', async () => {
  let reads = 0
  const get = createStaleWhileRevalidate(50, async () => {
    reads += 1
    if (reads === 1) throw new Error('away')
    return reads
  })
  await expect(get()).rejects.toThrow('away')
  expect(await get()).toBe(2)
})

test('a failure is thrown at who waits for a value that is much too old', async () => {
  let reads = 0
  const get = createStaleWhileRevalidate(10, async () => {
    reads += 1
    if (reads === 2) throw new Error('away')
    return reads
  })
  await get()
  now += 70
  await expect(get()).rejects.toThrow('away')
  expect(await get()).toBe(3)
})

test('with a maximum age of 0 every call reads', async () => {
  let reads = 0
  const get = createStaleWhileRevalidate(0, async () => ++reads)
  expect([await get(), await get(), await get()]).toEqual([1, 2, 3])
})
