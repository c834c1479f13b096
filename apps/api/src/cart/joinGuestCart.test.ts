import { addToCart, deleteFromCart, forgetCartJoining, getCart, getCartToken } from '@verstak/contracts/cart'
import { listCompared, addToCompare } from '@verstak/contracts/compare'
import { addToFavorites, countFavorites } from '@verstak/contracts/favorites'
import { getAggregateInfo } from '@verstak/contracts/header'
import { signOut } from '@verstak/contracts/session'
import { sql } from 'kysely'
import { UNLIMITED } from '../testing/fuzz.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { createRandom, guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({ callsPerMinute: UNLIMITED })

const here = { query: { regionId: 1 } }
type Line = [id: number, quantity: number]

/** Puts lines straight into a cart; the calls would fit them to the stock. */
async function fill(cartId: string, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(([product_id, quantity]) => ({ cart_id: cartId, product_id, quantity, price_added: 100 }))
  await api.db.insertInto('cart_item').values(rows).execute()
}

async function guestWith(lines: readonly Line[]): Promise<Visitor> {
  const visitor = api.newVisitor()
  await fill((await visitor.call(getCartToken, {})).token, lines)
  return visitor
}

/** A user with a cart, as seen from a device of his. */
async function userWith(lines: readonly Line[]): Promise<{ userId: number; device: Visitor }> {
  const userId = await addUser(api)
  const device = await startTestSession(api, api.newVisitor(), { userId })
  await fill((await device.call(getCartToken, {})).token, lines)
  return { userId, device }
}

const cartOf = (visitor: Visitor) => visitor.call(getCart, here)
const linesOf = async (visitor: Visitor): Promise<Line[]> =>
  (await cartOf(visitor)).items.map(({ id, quantity }): Line => [id.site, quantity]).toSorted(([a], [b]) => a - b)
const signIn = (visitor: Visitor, userId: number) => startTestSession(api, visitor, { userId })
const leave = (visitor: Visitor) => visitor.call(signOut, { body: { isEverywhere: false } })

test('the guest’s cart joins the user’s and is found on each of his devices', async () => {
  const { userId, device } = await userWith([
    [known.saw, 2],
    [known.plenty, 9],
  ])
  const guest = await guestWith([
    [known.saw, 5],
    [known.discounted, 1],
    [known.plenty, 3],
  ])
  await signIn(guest, userId)
  const joined: Line[] = [
    [known.saw, 5],
    [known.discounted, 1],
    [known.plenty, 9],
  ]
  // At once, before the browser of the guest has made a call.
  expect(await linesOf(device)).toEqual(joined)
  expect(await linesOf(guest)).toEqual(joined)
  const { cart } = await device.call(getAggregateInfo, here)
  expect(cart.totals.skuQuantity).toBe(3)
})

test('quantities are at most the stock of the region, and what cannot be bought stays as it was', async () => {
  const { userId, device } = await userWith([
    [known.saw, 4],
    [known.expected, 2],
    [known.screws, 10],
  ])
  const guest = await guestWith([
    [known.saw, 12],
    [known.expected, 7],
    [known.screws, 90],
    [known.discounted, 8],
  ])
  await signIn(guest, userId)
  expect(await linesOf(device)).toEqual([
    [known.saw, 10],
    [known.screws, 20],
    [known.discounted, 3],
    [known.expected, 7],
  ])
})

test('the cart says what it did until the user has seen it', async () => {
  const { userId, device } = await userWith([
    [known.saw, 4],
    [known.plenty, 9],
  ])
  const guest = await guestWith([
    [known.saw, 12],
    [known.discounted, 1],
    [known.plenty, 11],
  ])
  await signIn(guest, userId)
  const { joining } = await cartOf(guest)
  expect(joining).toEqual({
    id: expect.any(String),
    addedCount: 1,
    keptCount: 2,
    raisedCount: 1,
    limited: [known.saw],
    leftCount: 0,
  })
  expect((await cartOf(device)).joining).toEqual(joining)

  const other = await userWith([])
  await other.device.call(forgetCartJoining, { body: { id: joining!.id } })
  expect((await cartOf(guest)).joining).toEqual(joining)
  expect((await api.newVisitor().fail(forgetCartJoining, { body: { id: joining!.id } })).status).toBe(401)

  await guest.call(forgetCartJoining, { body: { id: joining!.id } })
  expect((await cartOf(guest)).joining).toBeUndefined()
  expect((await cartOf(device)).joining).toBeUndefined()
})

test('two joinings that nobody has seen are told as one, and an old answer does not hide a new one', async () => {
  const { userId, device } = await userWith([[known.plenty, 1]])
  await signIn(await guestWith([[known.saw, 1]]), userId)
  const first = (await cartOf(device)).joining!
  await signIn(await guestWith([[known.discounted, 9]]), userId)
  await device.call(forgetCartJoining, { body: { id: first.id } })
  expect((await cartOf(device)).joining).toMatchObject({ addedCount: 2, keptCount: 1, limited: [known.discounted] })
})

test('an empty cart that takes the guest’s over says nothing', async () => {
  const { userId, device } = await userWith([])
  await signIn(await guestWith([[known.saw, 5]]), userId)
  expect(await cartOf(device)).toMatchObject({ items: [{ quantity: 5 }] })
  expect((await cartOf(device)).joining).toBeUndefined()
})

test('a cart holds 200 products: what finds no room stays with the guest, is told, and is not tried again', async () => {
  const ids = api.products.map(({ id }) => id)
  const { userId, device } = await userWith(ids.slice(0, 195).map((id): Line => [id, 1]))
  const guest = await guestWith(ids.slice(190, 210).map((id): Line => [id, 2]))
  await sql`update cart_item set created_at = now() + product_id * interval '1 second' where quantity = 2`.execute(
    api.db,
  )
  await signIn(guest, userId)
  const lines = await linesOf(device)
  expect(lines).toHaveLength(200)
  // The guest's latest.
  expect(lines.map(([id]) => id)).toEqual([...ids.slice(0, 195), ...ids.slice(205, 210)])
  expect((await cartOf(device)).joining).toMatchObject({ addedCount: 5, keptCount: 195, leftCount: 10 })
  await device.call(deleteFromCart, { body: { itemGuid: (await cartOf(device)).items[0]!.guid, regionId: 1 } })
  expect(await linesOf(guest)).toHaveLength(199)
})

test('any carts: nothing is lost, signing in twice or from two tabs at once changes nothing', async () => {
  const random = createRandom(20261123)
  const draw = (count: number): Line[] => {
    const ids = new Set(Array.from({ length: count }, () => 1 + Math.floor(random() * 60)))
    return [...ids].map((id): Line => [id, 1 + Math.floor(random() * 12)])
  }
  const productById = new Map(api.products.map((product) => [product.id, product]))
  const most = (id: number) => {
    const { isActive, stock, multiplicity } = productById.get(id)!
    const pieces = Math.floor(((stock[1] ?? 0) + (stock[2] ?? 0)) / multiplicity) * multiplicity
    return isActive && pieces > 0 ? pieces : Number.POSITIVE_INFINITY
  }
  for (let round = 0; round < 25; round++) {
    const [own, guests] = [draw(Math.floor(random() * 25)), draw(Math.floor(random() * 25))]
    const { userId, device } = await userWith(own)
    const guest = await guestWith(guests)
    const tab = api.newVisitor()
    for (const [name, value] of guest.cookies) tab.cookies.set(name, value)
    await Promise.all([signIn(guest, userId), signIn(tab, userId)])
    const reads = await Promise.all([linesOf(guest), linesOf(tab), linesOf(device), linesOf(guest)])

    const wanted = new Map<number, number>()
    for (const [id, quantity] of [...own, ...guests]) wanted.set(id, Math.max(quantity, wanted.get(id) ?? 0))
    const limitOf = (id: number) => (guests.length > 0 ? most(id) : Number.POSITIVE_INFINITY)
    const expected = [...wanted].map(([id, quantity]): Line => [id, Math.min(quantity, limitOf(id))])
    for (const lines of reads) expect(lines).toEqual(expected.toSorted(([a], [b]) => a - b))
    await signIn(guest, userId)
    expect(await linesOf(guest)).toEqual(reads[0])
  }
})

test('what a tab of the guest adds during the sign-in follows, too', async () => {
  for (let round = 0; round < 5; round++) {
    const { userId, device } = await userWith([[known.plenty, 1]])
    const guest = await guestWith([[known.saw, 1]])
    const tab = api.newVisitor()
    for (const [name, value] of guest.cookies) tab.cookies.set(name, value)
    const adding = tab.call(addToCart, { body: { productGuid: guidOf(known.discounted), quantity: 1, regionId: 1 } })
    await Promise.all([signIn(guest, userId), adding])
    await linesOf(guest)
    expect(await linesOf(device)).toEqual([
      [known.saw, 1],
      [known.discounted, 1],
      [known.plenty, 1],
    ])
  }
})

test('after sign-out the guest has an empty cart, and the user’s stays with the user', async () => {
  const { userId, device } = await userWith([[known.plenty, 2]])
  const guest = await guestWith([[known.saw, 1]])
  await signIn(guest, userId)
  await leave(guest)
  expect([...guest.cookies.keys()]).toEqual([])
  expect(await linesOf(guest)).toEqual([])
  await guest.call(getCartToken, {})
  await guest.call(addToCart, { body: { productGuid: guidOf(known.discounted), quantity: 1, regionId: 1 } })
  expect(await linesOf(guest)).toEqual([[known.discounted, 1]])
  expect(await linesOf(device)).toEqual([
    [known.saw, 1],
    [known.plenty, 2],
  ])
  await signIn(guest, userId)
  expect(await linesOf(guest)).toEqual([
    [known.saw, 1],
    [known.discounted, 1],
    [known.plenty, 2],
  ])
})

test('a user’s cart opens by his session only: with its cookies but without him the browser is a guest’s', async () => {
  const { userId } = await userWith([[known.plenty, 2]])
  const browser = await guestWith([[known.saw, 1]])
  await signIn(browser, userId)
  const thief = api.newVisitor()
  thief.cookies.set('cartToken', browser.cookies.get('cartToken')!)
  expect(await linesOf(thief)).toEqual([])
  // Another user with the same browser's cookie.
  const other = await userWith([])
  thief.cookies.set('acctoken', other.device.cookies.get('acctoken')!)
  expect(await linesOf(thief)).toEqual([])
  // The cart's public id is no secret that opens it.
  const { token: cartId } = await browser.call(getCartToken, {})
  for (const token of [cartId, 'a'.repeat(43)]) {
    thief.cookies.set('cartToken', token)
    expect(await linesOf(thief)).toEqual([])
  }
  const carts = await api.db.selectFrom('cart').select('token_hash').where('user_id', '=', userId).execute()
  expect(carts).toEqual([{ token_hash: null }])
})

test('favourites, comparison and viewed products of the guest follow at the sign-in', async () => {
  const { userId, device } = await userWith([])
  const guest = api.newVisitor()
  guest.cookies.set('visitor_id', 'visitor-of-the-joining')
  await guest.call(addToFavorites, { body: { id: known.saw } })
  await guest.call(addToCompare, { body: { productGuids: [guidOf(known.plenty)] } })
  await sql`insert into product_event (visitor, product_id, kind, at)
    values (sha256('visitor-of-the-joining'), ${known.discounted}, 'view', now())`.execute(api.db)
  await signIn(guest, userId)
  expect(await device.call(countFavorites, {})).toEqual({ count: 1 })
  expect((await device.call(listCompared, { query: { regionId: 1 } })).count).toBe(1)
  const viewers = await sql`select count(*)::int as views from product_event
    where visitor = sha256(convert_to('user ' || ${String(userId)}, 'utf8')) and product_id = ${known.discounted}`.execute(
    api.db,
  )
  expect(viewers.rows).toEqual([{ views: 1 }])
})

test('a joining that fails does not keep the user out, and the next call makes up for it', async () => {
  const { userId } = await userWith([])
  const guest = await guestWith([[known.saw, 1]])
  await sql`alter table cart rename column joining to gone`.execute(api.db)
  await sql`alter table cart_item rename column is_left to gone`.execute(api.db)
  await signIn(guest, userId)
  await sql`alter table cart rename column gone to joining`.execute(api.db)
  await sql`alter table cart_item rename column gone to is_left`.execute(api.db)
  expect(await linesOf(guest)).toEqual([[known.saw, 1]])
})
