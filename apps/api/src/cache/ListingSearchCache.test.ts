import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noFacets, type CatalogueQuery, type CatalogueResult } from '../catalogue-index/CatalogueIndex.ts'
import { ListingSearchCache } from './ListingSearchCache.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'listings-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

const query = { borders: null } as CatalogueQuery
const write = () => '[{"name":"Цена"}]'

/** An index whose answers count how often it was asked; it changes when told so. */
function fakeIndex() {
  const version = { build: 1, orderVersion: 0, change: 0, borders: null, places: null }
  const index = {
    asked: 0,
    change: 0,
    isKnown: true,
    read: () => Promise.reject(new Error('not here')),
    versionOf: async () => (index.isKnown ? { ...version, change: index.change } : null),
    isUnchanged: ({ change }: { change: number }) => change === index.change,
    find: async (): Promise<CatalogueResult> => ({
      ids: [(index.asked += 1), 7],
      total: 2,
      totalUnfiltered: 3,
      facets: noFacets(),
      childCounts: [4, 5],
      searchedFor: null,
    }),
    revision: () => 0,
    close: async () => {},
  }
  return index
}

test('a listing is found once for as long as nothing in it changes', async () => {
  const index = fakeIndex()
  const listings = new ListingSearchCache(index, { folder, onWarning: () => {} })
  const first = await listings.find('a', query, write)
  expect(first).toMatchObject({ ids: [1, 7], total: 2, totalUnfiltered: 3, childCounts: [4, 5], searchedFor: null })
  expect(first.facets.toString()).toBe(write())
  expect(await listings.find('a', query, write)).toEqual(first)
  expect((await listings.find('b', query, write)).ids).toEqual([2, 7])
  index.change += 1
  expect((await listings.find('a', query, write)).ids).toEqual([3, 7])
  expect(index.asked).toBe(3)
  listings.close()
})

test('a listing that changes while it is found, or that may change unnoticed, is found again', async () => {
  const index = fakeIndex()
  const listings = new ListingSearchCache(index, { folder, onWarning: () => {} })
  const finding = listings.find('a', query, write)
  index.change += 1
  await finding
  expect((await listings.find('a', query, write)).ids).toEqual([2, 7])
  index.isKnown = false
  for (const asked of [3, 4]) expect((await listings.find('search', query, write)).ids).toEqual([asked, 7])
  listings.close()
})

test.each([
  ['holds nothing', { maxBytes: 20 }],
  ['holds one listing', { maxBytes: 150 }],
  ['cannot be made', { folder: '/dev/null/listings' }],
])('with a file that %s listings are right all the same', async (_what, options) => {
  const index = fakeIndex()
  const listings = new ListingSearchCache(index, { folder, onWarning: () => {}, ...options })
  for (let turn = 0; turn < 20; turn++) {
    for (const key of ['a', 'b']) {
      const found = await listings.find(key, query, write)
      expect(found.facets.toString()).toBe(write())
      expect(found.ids[1]).toBe(7)
    }
  }
  listings.close()
  expect((await listings.find('a', query, write)).facets.toString()).toBe(write())
})
