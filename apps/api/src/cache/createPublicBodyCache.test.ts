import { createPublicBodyCache } from './createPublicBodyCache.ts'

const MIB = 2 ** 20
const policy = { maxAge: 60 }

test('an answer that is pushed out of the cache while it is made reaches who asked for it', async () => {
  const cache = createPublicBodyCache()
  const slow = Promise.withResolvers<string>()
  const waiting = [cache.get('slow', policy, () => slow.promise), cache.get('slow', policy, () => slow.promise)]
  for (let i = 0; i < 40; i++) await cache.get(`large ${i}`, policy, async () => Buffer.alloc(MIB))
  slow.resolve('made')
  expect(await Promise.all(waiting)).toEqual(['made', 'made'])
})

test('an answer that is larger than the cache is given all the same', async () => {
  const cache = createPublicBodyCache()
  expect(await cache.get('huge', policy, async () => Buffer.alloc(40 * MIB))).toHaveLength(40 * MIB)
})
