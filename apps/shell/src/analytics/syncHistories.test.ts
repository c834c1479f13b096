/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import { listRecent, syncViewHistory } from '@verstak/contracts/recommendation'
import { addToSearchHistory, syncSearchHistory } from '@verstak/contracts/searchHistory'
import { listSearches, rememberSearch } from '@verstak/device/searchHistory'
import { listViews, rememberView } from '@verstak/device/viewHistory'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { IDBFactory } from 'fake-indexeddb'
import { searchMemoryOf } from '../search-panel/searchMemory.ts'
import { syncHistories } from './syncHistories.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const at = (seconds: number) => new Date(NOON + seconds * 1000)
const guidOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }))
afterEach(() => Object.assign(navigator, { globalPrivacyControl: undefined }))

/** A server that records requests, or is down. */
function createServer() {
  const state = { isDown: false, searches: [] as unknown[], views: [] as { productGuid: string }[] }
  const check = () => {
    if (state.isDown) throw new ApiError('unavailable', 503)
  }
  const { call, calls } = createFakeApi()
    .on(syncSearchHistory, ({ body }) => {
      check()
      state.searches.push(...body.items)
      return {}
    })
    .on(addToSearchHistory, ({ body }) => {
      check()
      state.searches.push(body.searchString)
      return { data: [] }
    })
    .on(syncViewHistory, ({ body }) => {
      check()
      state.views.push(...body.items)
      return {}
    })
    .on(listRecent, () => ({ products: [] }))
  return { state, call, calls, user: { call, user: 'private' } as const }
}

test('a guest’s searches are the user’s after he has signed in, once [SEARCH-015]', async () => {
  const { state, user, calls } = createServer()
  await rememberSearch('дрель', at(0))
  await rememberSearch('пила', at(1))
  await syncHistories(user)
  expect(state.searches).toEqual([
    { query: 'пила', date: NOON + 1000 },
    { query: 'дрель', date: NOON },
  ])
  expect(await listSearches()).toEqual([])
  await syncHistories(user)
  expect(calls).toHaveLength(1)
})

test('a guest’s last hundred views are handed over after he has signed in, once [SESSION-019]', async () => {
  const { state, user, calls } = createServer()
  for (let index = 1; index <= 104; index += 1) await rememberView(guidOf(index), at(index))
  await syncHistories(user)
  expect(state.views).toHaveLength(100)
  expect(state.views[0]).toEqual({ productGuid: guidOf(104), timestamp: NOON + 104_000 })
  expect(state.views.at(-1)!.productGuid).toBe(guidOf(5))
  expect(await listViews()).toEqual([])
  await syncHistories(user)
  expect(calls).toHaveLength(1)
})

test('a call that fails loses nothing: the next page hands it over', async () => {
  const { state, user } = createServer()
  await rememberSearch('дрель')
  await rememberView(guidOf(1))
  state.isDown = true
  await syncHistories(user)
  expect([(await listSearches()).length, (await listViews()).length]).toEqual([1, 1])
  state.isDown = false
  await syncHistories(user)
  expect([state.searches.length, state.views.length]).toEqual([1, 1])
})

test('a submitted search goes to the server of a user, to the device of a guest, where it moves to the top [SEARCH-020]', async () => {
  const { state, user, call, calls } = createServer()
  await searchMemoryOf(user).remember('дрель')
  expect(state.searches).toEqual(['дрель'])
  expect(await listSearches()).toEqual([])
  const guest = searchMemoryOf({ call, user: undefined })
  for (const words of ['бур', 'пила', 'бур']) await guest.remember(words)
  expect((await guest.list(10)).map(({ query }) => query)).toEqual(['бур', 'пила'])
  expect(calls).toHaveLength(1)
})

test('a search that the server does not take stays on the device until it does', async () => {
  const { state, user } = createServer()
  state.isDown = true
  await searchMemoryOf(user).remember('дрель')
  expect((await listSearches()).map(({ query }) => query)).toEqual(['дрель'])
  state.isDown = false
  await syncHistories(user)
  expect(state.searches).toEqual([expect.objectContaining({ query: 'дрель' })])
})

test('guests and browsers that ask for privacy hand nothing over', async () => {
  const { call, calls } = createServer()
  await rememberSearch('дрель')
  await rememberView(guidOf(1))
  await syncHistories({ call, user: undefined })
  Object.assign(navigator, { globalPrivacyControl: true })
  await syncHistories({ call, user: 'private' })
  await searchMemoryOf({ call, user: 'private' }).remember('пила')
  expect(calls).toEqual([])
})

test('what no server would ever take does not keep the rest on the device', async () => {
  const { state, user } = createServer()
  await rememberSearch('я'.repeat(201))
  await rememberSearch('дрель')
  await rememberView('not-a-guid')
  await rememberView(guidOf(1))
  await syncHistories(user)
  expect([state.searches.length, state.views.length]).toEqual([1, 1])
  expect([await listSearches(), await listViews()]).toEqual([[], []])
})
