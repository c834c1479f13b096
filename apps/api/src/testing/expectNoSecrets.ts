import { addToCart } from '@verstak/contracts/cart'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as favorites from '@verstak/contracts/favorites'
import { ManagerInfo } from '@verstak/contracts/manager'
import { getApiContract } from '@verstak/contracts/registry'
import { endDevices, signOut } from '@verstak/contracts/session'
import { CALLS, KINDS, SECRET, SECRET_BONUS } from './buyersShop.ts'
import { drawInput } from './drawInput.ts'
import { publicEndpoints } from './publicEndpoints.ts'
import { createRandom, guidOf, known } from './testShop.data.ts'
import type { FileTestApi } from './useTestApi.ts'
import type { Visitor } from './visitor.ts'
import { SIGNED_IN, visitorOfKind, type Kind } from './visitorOfKind.ts'

/** Names of the staff-only fields, without names that other schemas use too. */
function fieldsOf(schema: unknown): string[] {
  const { entries, wrapped } = schema as { entries?: Record<string, unknown>; wrapped?: unknown }
  if (wrapped) return fieldsOf(wrapped)
  return Object.entries(entries ?? {}).flatMap(([name, entry]) => [name, ...fieldsOf(entry)])
}
const FIELDS = ['managerInfo', ...new Set(fieldsOf(ManagerInfo))].filter(
  (name) => !['value', 'label', 'code'].includes(name),
)
const AT_ONCE = 6

/** Valid calls: the known ones, and some random ones of each endpoint. */
function* drawCalls(known: readonly Call[], draws: number): Generator<Call> {
  const random = createRandom(20261122)
  yield* known
  // A visitor who signs out in the middle would be a guest from then on.
  const ending: readonly Endpoint[] = [signOut, endDevices]
  for (const endpoint of publicEndpoints.filter((one) => !ending.includes(one))) {
    const { query, body } = endpoint
    for (let draw = 0; draw < draws; draw++) {
      yield callOf(endpoint, {
        ...(query && { query: drawInput(query, random) as object }),
        ...(body && { body: drawInput(body, random) }),
      })
    }
  }
}

/** Calls of visitors' favourites: each visitor's own list, and a shared list. */
async function favoritesCalls(api: FileTestApi, visitors: Visitor[]): Promise<Call[]> {
  for (const visitor of visitors) await visitor.call(favorites.addToFavorites, { body: { id: known.discounted } })
  const owner = await visitorOfKind(api, 'private')
  const [list] = (await owner.call(favorites.listFavoritesLists, { query: {} })).lists
  const { sharingKey } = await owner.call(favorites.openFavoritesList, { body: { guid: list!.guid } })
  return [
    callOf(favorites.listFavoritesLists, { query: { isShowProducts: true, regionId: 1 } }),
    callOf(favorites.getSharedFavorites, { query: { sharingKey, regionId: 1 } }),
  ]
}

/**
 * Asks every call as visitors of every kind, besides the known inputs with so many random ones, and fails when anybody but staff
 * reads what is for staff. Needs the shop of `fillBuyersShop`.
 */
export async function expectNoSecrets(api: FileTestApi, draws: number): Promise<void> {
  expect(FIELDS).toEqual(expect.arrayContaining(['marginality', 'managerSaleBonus', 'quantityX', 'vendorPriceDate']))
  const values = [SECRET, String(SECRET_BONUS)]
  const words = [...FIELDS.map((name) => `"${name}"`), ...values]
  // Staff calls first: if its response is cached, the next caller gets it.
  const signedIn = Object.keys(SIGNED_IN) as (keyof typeof SIGNED_IN)[]
  const kinds: Kind[] = [...KINDS.toReversed(), 'staff without its second token', 'ended session', ...signedIn]
  const visitors = await Promise.all(kinds.map(async (kind) => ({ kind, visitor: await visitorOfKind(api, kind) })))
  const toldStaff = new Set<string>()
  const leaks: string[] = []
  const knownCalls = [
    ...Object.values(CALLS).map(({ endpoint, input }) => callOf(endpoint, input)),
    ...(await favoritesCalls(
      api,
      visitors.map(({ visitor }) => visitor),
    )),
    // Its answer recommends products.
    callOf(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 1, regionId: 1 } }),
  ]
  const calls = drawCalls(knownCalls, draws)
  const askAll = async () => {
    for (const call of calls) {
      for (const { kind, visitor } of visitors) {
        const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
        const response = await fetch(api.url + call.address, {
          ...call.init,
          headers: { ...call.init.headers, cookie },
        })
        const text = await response.text()
        // The contracts contain the field names, so only values are checked there.
        const looked = call.path === getApiContract.path ? values : words
        const told = looked.filter((word) => text.includes(word))
        if (kind === 'staff' || kind === 'staff by code') told.forEach(() => toldStaff.add(call.path))
        else if (told.length > 0) leaks.push(`${kind} at ${call.address} reads ${told.join()}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askAll))
  expect(leaks).toEqual([])
  // Otherwise the test would prove nothing.
  expect([...toldStaff].sort()).toEqual([...new Set(knownCalls.map(({ path }) => path))].sort())
}

interface Call {
  path: string
  /** Path with query. */
  address: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

/** Sets a minimal `waitMs`, so that the call does not wait. */
function callOf({ method, path }: Endpoint, { query = {}, body }: { query?: object; body?: unknown }): Call {
  const pairs = Object.entries({ ...query, ...('after' in query && { waitMs: '1' }) })
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)])
  const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin', 'idempotency-key': `key-${path}` }
  return {
    path,
    address: `${path}?${new URLSearchParams(pairs).toString()}`,
    init: {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  }
}
