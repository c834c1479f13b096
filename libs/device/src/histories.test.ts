/** @jest-environment node */
import { IDBFactory } from 'fake-indexeddb'
import { cached } from './browserCache.ts'
import { forgetSearches, listSearches, rememberSearch } from './searchHistory.ts'
import { forgetViews, listViews, rememberView } from './viewHistory.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const at = (seconds: number) => new Date(NOON + seconds * 1000)

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }))

/** Reads a database directly. */
function lookInto(name: string, storeName: string) {
  return new Promise<{ version: number; keyPath: unknown; indexes: string[] }>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error!)
    opening.onsuccess = () => {
      const { version } = opening.result
      const store = opening.result.transaction(storeName).objectStore(storeName)
      resolve({ version, keyPath: store.keyPath, indexes: [...store.indexNames] })
      opening.result.close()
    }
  })
}

test('looked at products stand in the database products, the last one first, each once [HTTP-019]', async () => {
  expect(await rememberView('a', at(0))).toBe(true)
  await rememberView('b', at(1))
  await rememberView('a', at(2))
  expect(await listViews()).toEqual([
    { productGuid: 'a', date: '2026-11-21T12:00:02.000Z', timestamp: NOON + 2000 },
    { productGuid: 'b', date: '2026-11-21T12:00:01.000Z', timestamp: NOON + 1000 },
  ])
  expect((await listViews(1)).map(({ productGuid }) => productGuid)).toEqual(['a'])
  const form = { version: 1, keyPath: 'productGuid', indexes: ['timestamp'] }
  expect(await lookInto('products', 'viewHistory')).toEqual(form)
})

test('views that the server has leave the device, those that came since then stay', async () => {
  await rememberView('a', at(0))
  await rememberView('b', at(1))
  const handedOver = await listViews()
  await rememberView('a', at(2))
  await rememberView('c', at(3))
  expect(await forgetViews(handedOver)).toBe(true)
  expect((await listViews()).map(({ productGuid }) => productGuid)).toEqual(['c', 'a'])
})

test('a hundred looked at products are kept, the last ones', async () => {
  for (let index = 0; index < 103; index += 1) await rememberView(`guid-${index}`, at(index))
  const kept = await listViews(200)
  expect(kept).toHaveLength(100)
  expect([kept[0]!.productGuid, kept.at(-1)!.productGuid]).toEqual(['guid-102', 'guid-3'])
})

test('searches stand in the database search, version 1, the last one first, each once [SEARCH-013]', async () => {
  for (const [index, query] of ['дрель', ' пила ', 'дрель', '  '].entries()) await rememberSearch(query, at(index))
  const searches = await listSearches()
  expect(searches.map(({ query }) => query)).toEqual(['дрель', 'пила'])
  expect(searches[0]).toEqual({ id: expect.any(Number) as number, query: 'дрель', date: '2026-11-21T12:00:02.000Z' })
  expect((await lookInto('search', 'history')).version).toBe(1)
  await forgetSearches([searches[0]!.id])
  expect((await listSearches()).map(({ query }) => query)).toEqual(['пила'])
  await forgetSearches()
  expect(await listSearches()).toEqual([])
})

test('a hundred searches are kept', async () => {
  for (let index = 0; index < 102; index += 1) await rememberSearch(`запрос ${index}`)
  const kept = await listSearches(200)
  expect([kept.length, kept[0]!.query, kept.at(-1)!.query]).toEqual([100, 'запрос 101', 'запрос 2'])
})

test.each([
  [
    'is blocked',
    {
      open: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    },
  ],
  ['is not there', undefined],
])('storage that %s keeps nothing and breaks nothing', async (_, indexedDB) => {
  Object.assign(globalThis, { indexedDB })
  expect(await rememberView('a')).toBe(false)
  expect(await listViews()).toEqual([])
  expect(await rememberSearch('дрель')).toBe(false)
  expect(await listSearches()).toEqual([])
})

test('a database of another make under the same name breaks nothing', async () => {
  await new Promise((resolve) => {
    const opening = indexedDB.open('products', 7)
    opening.onsuccess = () => resolve(opening.result.close())
  })
  expect(await rememberView('a')).toBe(false)
  expect(await listViews()).toEqual([])
})

describe('the cache of answers', () => {
  const MINUTE_MS = 60_000
  let asked: number
  const load = () => Promise.resolve({ topics: ++asked })
  const read = (minute: number, hash = 'release 1') =>
    cached({ key: 'topics', lifetime: 120, hash }, load, () => NOON + minute * MINUTE_MS)
  /** Waits until the write is finished. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 30))
  beforeEach(() => (asked = 0))

  test('gives what it has within the lifetime and of the same hash, and asks otherwise [HTTP-004]', async () => {
    // Other tests of this file have replaced the browser's databases.
    await jest.isolateModulesAsync(async () => {
      const { cached: fresh } = await import('./browserCache.ts')
      const read = async (minute: number, hash = 'release 1') => {
        const rule = { key: 'topics', lifetime: 120, hash }
        const value = await fresh(rule, load, () => NOON + minute * MINUTE_MS)
        await settle()
        return value
      }
      expect(await read(0)).toEqual({ topics: 1 })
      expect(await read(119.9)).toEqual({ topics: 1 })
      expect(await read(120)).toEqual({ topics: 2 })
      expect(await read(121)).toEqual({ topics: 2 })
      expect(await read(122, 'release 2')).toEqual({ topics: 3 })
      expect(await read(50, 'release 2')).toEqual({ topics: 4 })
      const kept = await new Promise<unknown>((resolve) => {
        const opening = indexedDB.open('cache')
        opening.onsuccess = () => {
          const asking = opening.result.transaction('answers').objectStore('answers').get('topics')
          asking.onsuccess = () => resolve(asking.result)
        }
      })
      expect(kept).toEqual({ value: { topics: 4 }, hash: 'release 2', created_at: NOON + 50 * MINUTE_MS })
    })
  })

  test('asks each time where storage is blocked, and passes a failed call on', async () => {
    Object.assign(globalThis, { indexedDB: undefined })
    expect(await read(0)).toEqual({ topics: 1 })
    expect(await read(1)).toEqual({ topics: 2 })
    const down = () => Promise.reject(new Error('down'))
    await expect(cached({ key: 'other', lifetime: 1, hash: '' }, down)).rejects.toThrow('down')
  })
})
