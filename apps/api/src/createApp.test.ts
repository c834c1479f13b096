import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { getCategory, listTopics } from '@verstak/contracts/catalogue'
import { PAGE_COOKIES, SERVER_COOKIES } from '@verstak/contracts/cookie'
import { getListing } from '@verstak/contracts/listing'
import { createOrder } from '@verstak/contracts/order'
import { getProduct } from '@verstak/contracts/product'
import { listOffices, listRegions, setCurrentRegion } from '@verstak/contracts/region'
import { getApiContract } from '@verstak/contracts/registry'
import { PRODUCTION, startTestApi } from './testing/startTestApi.ts'
import { guidOf, known } from './testing/testShop.data.ts'
import { useTestApi } from './testing/useTestApi.ts'

const api = useTestApi({ isPublicBodyCacheEnabled: true })

const page = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }
const json = { 'content-type': 'application/json', ...page }
const add = { productGuid: guidOf(known.plenty), quantity: 1, regionId: 1 }
const ask = (path: string, init?: RequestInit) => fetch(`${api.url}${path}`, init)
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  ask(path, { method: 'POST', body, headers })

const listingPath = (change: Record<string, string>) => {
  const query = { listingType: 'category', id: '100', brandId: '0', searchString: '', sort: 'price', asc: 'true' }
  const rest = { page: '1', filters: '', all: 'false', regionId: '1' }
  return `${getListing.path}?${new URLSearchParams({ ...query, ...rest, ...change }).toString()}`
}

describe('bad input is refused, never answered with 500', () => {
  test.each([
    ['no query', getListing.path],
    ['a text for a number', listingPath({ id: 'abc' })],
    ['a number with a tail', listingPath({ id: '12abc' })],
    ['a fraction', listingPath({ page: '1.5' })],
    ['a negative page', listingPath({ page: '-1' })],
    ['infinity', listingPath({ id: 'Infinity' })],
    ['an exponent', listingPath({ id: '1e3' })],
    ['a number above int4', listingPath({ id: '2147483648' })],
    ['a number above int8', listingPath({ id: '99999999999999999999' })],
    ['a page above int4', listingPath({ page: '9999999999' })],
    ['an empty number', listingPath({ id: '' })],
    ['a word for a boolean', listingPath({ all: 'yes' })],
    ['an unknown sort', listingPath({ sort: 'constructor' })],
    ['an unknown type', listingPath({ listingType: 'tag' })],
    ['a search that is too long', listingPath({ listingType: 'search', id: '0', searchString: 'x'.repeat(201) })],
    ['NUL in a search', listingPath({ listingType: 'search', id: '0', searchString: 'a\0b' })],
    ['a repeated key', `${listingPath({})}&id=1`],
    ['filters that are too long', listingPath({ filters: 'brand:'.padEnd(2100, '1') })],
    ['a facet named like a method', listingPath({ filters: 'constructor:1' })],
    ['a region out of bounds', `${getProduct.path}?productId=1&regionId=-2147483649`],
    ['a product id of zero', `${getProduct.path}?productId=0&regionId=1`],
    ['a category id that is a path', `${getCategory.path}?id=../1`],
    ['a guid that is none', `/api/v1/order?guid=1`],
    ['a broken percent sign in the path', '/api/%'],
    ['a broken percent sign in the query', `${getCategory.path}?id=%`],
    ['bytes that are no UTF-8', `${listingPath({ listingType: 'search', id: '0' })}&searchString=%ED%A0%80`],
    ['an address that does not exist', '/api/v1/nothing'],
    ['a prototype in the query', `${getCategory.path}?__proto__=1`],
    ['a very long address', `/api/${'x'.repeat(5000)}`],
  ])('%s', async (_, path) => {
    const response = await ask(path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ status: response.status, code: expect.any(String) })
  })

  test.each([
    ['no body', '', 400],
    ['bad JSON', '{"productGuid":', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['a poisoned prototype', JSON.stringify(add).replace('{', '{"__proto__":{"x":1},'), 400],
    ['a guid that is none', JSON.stringify({ ...add, productGuid: 'x' }), 400],
    ['a guid that is a number', JSON.stringify({ ...add, productGuid: 1 }), 400],
    ['zero pieces', JSON.stringify({ ...add, quantity: 0 }), 400],
    ['a negative quantity', JSON.stringify({ ...add, quantity: -1 }), 400],
    ['half a piece', JSON.stringify({ ...add, quantity: 0.5 }), 400],
    ['a quantity as a text', JSON.stringify({ ...add, quantity: '1' }), 400],
    ['an endless quantity', JSON.stringify(add).replace('"quantity":1', '"quantity":1e400'), 400],
    ['a quantity above the limit', JSON.stringify({ ...add, quantity: 10_000 }), 400],
    ['a region out of bounds', JSON.stringify({ ...add, regionId: 2 ** 53 }), 400],
    ['NUL in a text', JSON.stringify({ ...add, saleGuid: 'a\0' }), 400],
    ['half a surrogate pair', JSON.stringify({ ...add, saleGuid: '\ud800' }), 400],
    ['a deep nest', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
    ['too many bytes', JSON.stringify({ ...add, saleGuid: 'x'.repeat(70_000) }), 413],
  ])('a body with %s', async (_, body, status) => {
    const response = await post(addToCart.path, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: 'invalid-input', data: { meta: { status: 'error' } } })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'a body of type %s',
    async (type) => {
      const response = await post(addToCart.path, JSON.stringify(add), { ...page, 'content-type': type })
      expect(response.status).toBe(415)
    },
  )

  test('a wrong field is named with its path and the validator’s flag', async () => {
    const order = {
      contact: { name: 'И', phone: '7999', email: 'x' },
      delivery: { type: 'courier', address: 'тут' },
      payment: 'cash',
      comment: '',
      regionId: 1,
      expectedSum: 1,
    }
    const response = await post(createOrder.path, JSON.stringify(order), { ...json, 'idempotency-key': 'key-00000001' })
    const { errors } = (await response.json()) as { errors: { field: string; reason: string }[] }
    expect(errors.map(({ field, reason }) => [field, reason])).toEqual([
      ['contact.name', 'short'],
      ['contact.phone', 'invalid'],
      ['contact.email', 'requiredSymbols'],
      ['delivery.address', 'short'],
    ])
  })
})

describe('changes are taken from pages of the store only', () => {
  const withCart = async (headers: Record<string, string>) => {
    const visitor = api.newVisitor()
    await visitor.call(getCartToken, {})
    const cookie = `cartToken=${visitor.cookies.get('cartToken')}`
    const response = await post(addToCart.path, JSON.stringify(add), {
      'content-type': 'application/json',
      cookie,
      ...headers,
    })
    return response.status
  }
  test.each<[string, Record<string, string>]>([
    ['both headers', page],
    ['a known origin', { origin: 'http://localhost:3000' }],
    ['Sec-Fetch-Site same-origin', { 'sec-fetch-site': 'same-origin' }],
  ])('%s: taken', async (_, headers) => expect(await withCart(headers)).toBe(200))

  test.each<[string, Record<string, string>]>([
    ['cookies but neither header', {}],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that looks like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['our origin as a user name', { origin: 'http://127.0.0.1:3000@evil.example' }],
    ['the origin of a sandbox', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site with our origin', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
  ])('%s: refused', async (_, headers) => expect(await withCart(headers)).toBe(403))

  test('in production only the named origin counts, and cookies travel over TLS only', async () => {
    const database = await api.createDatabase()
    const live = await startTestApi(database.url, {}, PRODUCTION)
    try {
      const send = (origin: string, path: string = addToCart.path, body: object = add) =>
        fetch(`${live.url}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', origin, cookie: 'cartToken=x' },
        })
      expect((await send('http://127.0.0.1:3000')).status).toBe(403)
      expect((await send('https://verstak.example')).status).toBe(409)
      const cookies = (await fetch(`${live.url}${getCartToken.path}`)).headers.getSetCookie()
      expect(cookies.every((cookie) => cookie.includes('; Secure'))).toBe(true)
      const choice = await send('https://verstak.example', setCurrentRegion.path, { id: 2, type: 'other' })
      expect(choice.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-active_region=2; .*HttpOnly; Secure;/),
      ])
    } finally {
      await live.close()
    }
  })
})

test('cookies are those of the table of cookies', async () => {
  const cookies = (await ask(getCartToken.path)).headers.getSetCookie()
  const { cartToken } = SERVER_COOKIES
  const { hasCart } = PAGE_COOKIES
  expect(cookies).toEqual([
    expect.stringMatching(
      new RegExp(`^${cartToken.name}=[\\w-]{43}; Max-Age=${cartToken.maxAge}; Path=/; HttpOnly; SameSite=Lax$`),
    ),
    `${hasCart.name}=1; Max-Age=${hasCart.maxAge}; Path=/; SameSite=Lax`,
  ])
})

test.each<[string, string, string]>([
  ['topics', listTopics.path, 'public, max-age=7200'],
  ['a listing', listingPath({}), 'public, max-age=30'],
  ['a product', `${getProduct.path}?productId=1&regionId=1`, 'public, max-age=30'],
  ['regions', listRegions.path, 'public, max-age=3600'],
  ['the cart', `${getCart.path}?regionId=1`, 'private, no-store'],
  ['a cart token', getCartToken.path, 'private, no-store'],
])('%s may be cached as its contract says', async (_, path, cacheControl) => {
  expect((await ask(path)).headers.get('cache-control')).toBe(cacheControl)
})

test('a public answer is the same for everybody, and sets no cookie', async () => {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: add })
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  const paths = [
    listTopics.path,
    `${getCategory.path}?id=100`,
    listingPath({}),
    `${getProduct.path}?productId=${known.plenty}&regionId=1`,
    `/api/v1/featured/alternative?productId=${known.plenty}&regionId=1`,
    '/api/v1/featured/personal?regionId=1',
    listRegions.path,
    `${listOffices.path}?regionId=1`,
  ]
  for (const path of paths) {
    const [own, guest] = [await ask(path, { headers: { cookie } }), await ask(path)]
    expect(own.headers.getSetCookie()).toEqual([])
    expect(own.status).toBe(200)
    expect(await own.text()).toBe(await guest.text())
  }
})

test('a request id from the shell is kept in answer and log; anything odd gets a new one', async () => {
  const idOf = async (id: string) =>
    (await ask(listTopics.path, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
  expect(await idOf('shell-0123456789')).toBe('shell-0123456789')
  expect(api.log.some((line) => line.includes('shell-0123456789'))).toBe(true)
  expect(await idOf('two words here')).toMatch(/^[0-9a-f-]{36}$/)
})

test('the log holds neither cookies nor keys of orders nor what was searched for', async () => {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: add })
  const key = 'k'.repeat(43)
  await ask(`/api/v1/order?guid=${guidOf(1)}&key=${key}`)
  await ask(listingPath({ listingType: 'search', id: '0', searchString: 'секретный подарок' }))
  const log = api.log.join('')
  expect(log).toContain('/api/v1/order')
  expect(log).not.toContain(visitor.cookies.get('cartToken')!)
  expect(log).not.toContain(key)
  expect(log).not.toContain(encodeURIComponent('секретный'))
  expect(log).not.toContain('секретный')
})

test('OpenAPI names every endpoint with its input', async () => {
  const document = (await (await ask('/api/docs/json')).json()) as {
    paths: Record<string, Record<string, { summary: string; parameters?: { name: string }[]; requestBody?: unknown }>>
  }
  const { endpoints } = await api.newVisitor().call(getApiContract, {})
  const bound = Object.keys(endpoints).map((name) => name.split(' ')[1])
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(bound))
  expect(bound.length).toBeGreaterThan(20)
  const listing = document.paths[getListing.path]!['get']!
  expect(listing.summary).toBe(getListing.summary)
  expect(listing.parameters?.map(({ name }) => name)).toContain('regionId')
  expect(document.paths[addToCart.path]!['post']!.requestBody).toBeDefined()
})

test('an unknown failure says nothing about the inside and is logged under the request’s id', async () => {
  await api.db.schema.alterTable('region').renameTo('region_away').execute()
  try {
    const visitor = api.newVisitor()
    await visitor.call(getCartToken, {})
    await visitor.call(addToCart, { body: add }).catch(() => {})
    const order = {
      contact: { name: 'Иван', phone: '9991234567', email: '' as const },
      delivery: { type: 'pickup' as const, officeId: 1 },
      payment: 'cash' as const,
      comment: '',
      regionId: 1,
      expectedSum: 1,
    }
    const headers = { 'idempotency-key': 'key-00000001', 'x-request-id': 'broken-00000001' }
    const { status, body } = await visitor.fail(createOrder, { body: order }, headers)
    expect(status).toBe(500)
    expect(body).toEqual({
      type: 'urn:verstak:problem:internal',
      title: 'Something went wrong here',
      status: 500,
      code: 'internal',
      requestId: 'broken-00000001',
    })
    expect(api.log.some((line) => line.includes('broken-00000001') && line.includes('does not exist'))).toBe(true)
  } finally {
    await api.db.schema.alterTable('region_away').renameTo('region').execute()
  }
})
