import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { CONTRACTOR_FORM_PATH, getSession, setContractor } from '@verstak/contracts/session'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

beforeAll(async () => {
  await api.db.insertInto('wholesale_level').values({ type: 'generic', level: 2, discount: 20 }).execute()
})

const signedIn = (user: 'business' | 'wholesale') => signIn(api.newVisitor(), api.databaseUrl, user)
const kindOf = async (visitor: Visitor) => (await visitor.call(getSession, {})).user

/** Price of one piece in the visitor's cart, kopecks. */
async function priceFor(visitor: Visitor) {
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.discounted), quantity: 1, regionId: 1 } })
  return (await visitor.call(getCart, { query: { regionId: 1 } })).items[0]!.price.now
}

test('another organization brings its prices, and none the prices of a person [API-002, API-068]', async () => {
  const visitor = await signedIn('business')
  const [first, second] = (await visitor.call(getSession, {})).account!.contractors
  const choose = (id: number) => visitor.call(setContractor, { body: { id } })
  expect(await priceFor(visitor)).toBe(90_000)

  expect(await choose(second!.id)).toMatchObject({
    error: null,
    user: 'wholesale',
    account: {
      organization: { name: 'АО «Мостремонт»' },
      juristicKey: 1,
      currentUserRole: 'purchaser',
      wholesalerLevel: 2,
    },
  })
  expect(await priceFor(visitor)).toBe(80_000)
  expect(await kindOf(visitor)).toBe('wholesale')

  expect(await choose(0)).toMatchObject({ user: 'private', account: { isJuristic: false, juristicPersonsCount: 3 } })
  expect(await priceFor(visitor)).toBe(100_000)
  expect(await choose(0)).toMatchObject({ user: 'private' })

  expect(await choose(first!.id)).toMatchObject({ user: 'business', account: { juristicKey: 0 } })
  expect(await choose(first!.id)).toMatchObject({ user: 'business', account: { juristicKey: 0 } })
})

describe('the set-contractor link', () => {
  const PAGE = '/category/tools-1/page2/?orderby=price'
  /** What a browser sends when the form is submitted on that page. */
  async function press(visitor: Visitor, id: string, headers: Record<string, string> = {}) {
    const response = await fetch(api.url + CONTRACTOR_FORM_PATH, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
        origin: 'http://localhost:3000',
        'sec-fetch-site': 'same-origin',
        referer: `http://localhost:3000${PAGE}`,
        ...headers,
      },
      body: `id=${id}`,
    })
    return [response.status, response.headers.get('location')]
  }

  test('sets the contractor and leads back to the same page [SESSION-017, API-068]', async () => {
    const visitor = await signedIn('business')
    const { contractors } = (await visitor.call(getSession, {})).account!
    expect(await press(visitor, `${contractors[1]!.id}`)).toEqual([303, PAGE])
    expect((await visitor.call(getSession, {})).account).toMatchObject({ juristicKey: 1 })
    expect(await press(visitor, '0')).toEqual([303, PAGE])
    expect((await visitor.call(getSession, {})).account).toMatchObject({ isJuristic: false })
  })

  test('leads guests, and who may not buy for it, back without a change; other sites and nonsense are refused', async () => {
    const visitor = await signedIn('business')
    const others = (await (await signedIn('wholesale')).call(getSession, {})).account!.contractors
    expect(await press(visitor, `${others[0]!.id}`)).toEqual([303, PAGE])
    expect(await press(api.newVisitor(), '0')).toEqual([303, PAGE])
    expect(await press(visitor, '0', { referer: 'https://evil.example//evil.example/x' })).toEqual([303, '/'])
    const alien = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await press(visitor, '0', alien))[0]).toBe(403)
    for (const id of ['', 'x', '-1', '1.5', '99999999999']) expect((await press(visitor, id))[0]).toBe(400)
  })
})

test('nobody buys for an organization of others, and the refusal changes nothing', async () => {
  const visitor = await signedIn('business')
  const others = (await (await signedIn('wholesale')).call(getSession, {})).account!.contractors
  for (const id of [others[0]!.id, 2_000_000]) {
    const { status, body } = await visitor.fail(setContractor, { body: { id } })
    expect([status, body.code]).toEqual([404, 'not-found'])
  }
  expect((await visitor.call(getSession, {})).account).toMatchObject({ juristicKey: 0 })
})

test('organizations are chosen by signed-in users, on pages of the store, and by number', async () => {
  const guest = await api.newVisitor().fail(setContractor, { body: { id: 0 } })
  expect([guest.status, guest.body.code]).toEqual([401, 'sign-in-required'])
  const visitor = await signedIn('business')
  const alien = await visitor.fail(setContractor, { body: { id: 0 } }, { origin: 'https://evil.example' })
  expect([alien.status, alien.body.code]).toEqual([403, 'origin-refused'])
  for (const id of [-1, 1.5, '1', null, 2 ** 31]) {
    expect((await visitor.fail(setContractor, { body: { id: id as number } })).status).toBe(400)
  }
  expect((await visitor.call(getSession, {})).account).toMatchObject({ juristicKey: 0 })
})

test('choices that come at once leave one organization active', async () => {
  const visitors = await Promise.all(Array.from({ length: 6 }, () => signedIn('business')))
  const { contractors } = (await visitors[0]!.call(getSession, {})).account!
  await Promise.all(visitors.map((visitor, i) => visitor.call(setContractor, { body: { id: contractors[i % 3]!.id } })))
  const kept = await Promise.all(
    visitors.map(async (visitor) => (await visitor.call(getSession, {})).account!.juristicKey),
  )
  expect(new Set(kept).size).toBe(1)
  expect(kept[0]).not.toBeNull()
})
