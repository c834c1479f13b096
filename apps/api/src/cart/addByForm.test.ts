import { cartFormAction, getCart } from '@verstak/contracts/cart'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

const PAGE = 'http://127.0.0.1:3000/category/tools-1/page2/?orderby=price'

/** The request that a browser sends when the button is pressed. */
function press(body: string, headers: Record<string, string> = {}, action = cartFormAction('desktop', 1)) {
  return fetch(api.url + action, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
      referer: PAGE,
      ...headers,
    },
    body,
  })
}

const ledTo = ({ status, headers }: Response) => [status, headers.get('location')]

test.each([
  ['desktop', '/cart-checkout/'],
  ['mobile', '/cart/'],
] as const)('on %s a form makes a cart, puts one into it each time, and leads to %s', async (layout, cart) => {
  const visitor = api.newVisitor()
  const product = `product=${guidOf(known.discounted)}`
  const first = await press(product, {}, cartFormAction(layout, 1))
  expect(ledTo(first)).toEqual([303, cart])
  const cookies = first.headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.startsWith('cartToken='))).toMatch(/HttpOnly/)
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  expect(ledTo(await press(product, { cookie }, cartFormAction(layout, 1)))).toEqual([303, cart])
  const { items } = await visitor.call(getCart, { query: { regionId: 1 } }, { cookie })
  expect(items.map(({ product: { guid }, quantity }) => [guid, quantity])).toEqual([[guidOf(known.discounted), 2]])
})

const cartOf = async (cookie: string) =>
  (await api.newVisitor().call(getCart, { query: { regionId: 1 } }, { cookie })).items
const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

test('of 100 forms sent at once each puts one in', async () => {
  const product = `product=${guidOf(known.plenty)}`
  const cookie = cookiesOf(await press(product))
  const answers = await Promise.all(Array.from({ length: 99 }, () => press(product, { cookie })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
  expect((await cartOf(cookie)).map(({ quantity }) => quantity)).toEqual([100])
  // They wait for each other, on a busy machine for half a minute.
})

test('the first presses of a visitor at once make one cart that holds them all', async () => {
  const headers = { cookie: 'visitor_id=8c1f7f0e-first-presses' }
  const product = `product=${guidOf(known.plenty)}`
  const answers = await Promise.all(Array.from({ length: 20 }, () => press(product, headers)))
  expect(new Set(answers.map(cookiesOf)).size).toBe(1)
  expect((await cartOf(cookiesOf(answers[0]!))).map(({ quantity }) => quantity)).toEqual([20])
})

test('visitors without any cookie get carts of their own', async () => {
  const product = `product=${guidOf(known.plenty)}`
  const answers = await Promise.all([press(product), press(product)])
  expect(new Set(answers.map(cookiesOf)).size).toBe(2)
})

test.each([
  ['the page with the button', PAGE, '/category/tools-1/page2/?orderby=price'],
  ['no other host', 'http://127.0.0.1:3000//elsewhere.example/', '/'],
  ['the first page, where the browser does not tell', '', '/'],
])('what is sold out leads back to %s', async (_, referer, to) => {
  await api.db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', known.discounted).execute()
  try {
    expect(ledTo(await press(`product=${guidOf(known.discounted)}`, { referer }))).toEqual([303, to])
  } finally {
    await api.db.updateTable('stock').set({ quantity: 100 }).where('product_id', '=', known.discounted).execute()
  }
})

test.each([
  ['without a product', '', {}, undefined, 400],
  ['with nonsense for a product', 'product=%00%ff', {}, undefined, 400],
  ['without a region', `product=${guidOf(1)}`, {}, '/api/v1/cart/form', 400],
  [
    'with a region out of range',
    `product=${guidOf(1)}`,
    {},
    '/api/v1/cart/form?layout=desktop&regionId=9999999999',
    400,
  ],
  ['naming the region twice', `product=${guidOf(1)}`, {}, `${cartFormAction('desktop', 1)}&regionId=2`, 400],
  ['of another site', `product=${guidOf(1)}`, { origin: 'https://elsewhere.example' }, undefined, 403],
  ['for a product that is not there', 'product=00000000-0000-4000-8000-000000000000', {}, undefined, 404],
  ['as long as a book', `product=${'x'.repeat(5000)}`, {}, undefined, 413],
  ['as JSON', '{}', { 'content-type': 'application/json' }, undefined, 415],
])('a form %s is refused', async (_, body, headers, action, status) => {
  expect((await press(body, headers, action)).status).toBe(status)
})
