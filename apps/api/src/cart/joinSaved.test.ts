import { getCart, getCartToken } from '@verstak/contracts/cart'
import { MAX_SAVED, saveItems } from '@verstak/contracts/cartLine'
import { UNLIMITED } from '../testing/fuzz.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({ callsPerMinute: UNLIMITED })

type Line = [id: number, quantity: number]
const cartOf = (visitor: Visitor) => visitor.call(getCart, { query: { regionId: 1 } })

/** Saves lines for later, whatever the stock. */
async function save(visitor: Visitor, lines: readonly Line[]): Promise<void> {
  const { token: cart_id } = await visitor.call(getCartToken, {})
  const rows = lines.map(([product_id, quantity]) => ({ cart_id, product_id, quantity, price_added: 100 }))
  await api.db.insertInto('cart_item').values(rows).execute()
  const itemGuids = (await cartOf(visitor)).items.map(({ guid }) => guid)
  await visitor.call(saveItems, { body: { itemGuids, regionId: 1 } })
}

const savedOf = async (visitor: Visitor) =>
  ((await cartOf(visitor)).saved ?? [])
    .map(({ id, quantity }): Line => [id.site, quantity])
    .toSorted(([a], [b]) => a - b)

/** A device of a new user, and a guest's browser where he is about to sign in. */
async function userAndGuest() {
  const userId = await addUser(api)
  const device = await startTestSession(api, api.newVisitor(), { userId })
  const guest = api.newVisitor()
  return { device, guest, signIn: () => startTestSession(api, guest, { userId }) }
}

test('what the guest saved for later joins what the user saved, each product once in the larger quantity', async () => {
  const { device, guest, signIn } = await userAndGuest()
  await save(device, [
    [known.saw, 2],
    [known.plenty, 9],
  ])
  await save(guest, [
    [known.saw, 5],
    [known.discounted, 1],
  ])
  await signIn()
  const joined: Line[] = [
    [known.saw, 5],
    [known.discounted, 1],
    [known.plenty, 9],
  ]
  expect(await savedOf(guest)).toEqual(joined)
  expect(await savedOf(device)).toEqual(joined)
  expect((await cartOf(device)).items).toEqual([])
})

test('what finds no room there stays with the guest', async () => {
  const { device, guest, signIn } = await userAndGuest()
  await save(
    device,
    Array.from({ length: MAX_SAVED }, (_, index): Line => [20 + index, 1]),
  )
  await save(guest, [[known.plenty, 3]])
  await signIn()
  expect(await savedOf(guest)).toHaveLength(MAX_SAVED)
  const left = api.db.selectFrom('aside_item').select(['product_id', 'quantity']).where('is_left', '=', true)
  expect(await left.execute()).toEqual([{ product_id: known.plenty, quantity: 3 }])
})
