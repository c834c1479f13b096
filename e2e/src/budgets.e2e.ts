import { bytesBeforeInteraction } from '@verstak/tools-bench/bytesBeforeInteraction'
import { holdLateCode } from '@verstak/tools-bench/holdLateCode'
import { findMeasuredPages } from '@verstak/tools-bench/measuredPages'
import {
  COMPARISON_BUDGET,
  CSS_BUDGET,
  FAVORITES_BUDGET,
  FULL_CART_BUDGET,
  JS_BUDGETS,
  SIGN_IN_BUDGET,
  type MeasuredPage,
} from '@verstak/tools-bench/pageBudgets'
import { expect, test } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { listCategoryOf, listLike, putIntoComparison } from './putIntoComparison.ts'
import { putIntoFavorites, shareFavorites } from './putIntoFavorites.ts'
import { sessionCookies } from './sessionCookies.ts'
import { SignInDoor } from './SignInDoor.ts'

// As `npm run bench -- bytes` measures them.
for (const [name, budget] of Object.entries(JS_BUDGETS)) {
  test(`${name}: at most ${budget / 1000} kB of JavaScript come before the first interaction @phone @budget`, async ({
    page,
    baseURL,
  }) => {
    const pages = await findMeasuredPages(baseURL!)
    const { js, css } = await bytesBeforeInteraction(page, baseURL! + pages[name as MeasuredPage])
    console.log(`${name}: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS`)
    expect(js, 'there is JavaScript').toBeGreaterThan(100_000)
    expect(js, 'JavaScript, brotli').toBeLessThanOrEqual(budget)
    expect(css, 'CSS, brotli').toBeLessThanOrEqual(CSS_BUDGET)
  })
}

test(`a cart with a product: at most ${FULL_CART_BUDGET / 1000} kB of JavaScript come before the first interaction @phone @budget`, async ({
  page,
  baseURL,
  goods,
}) => {
  await putIntoCart(page, baseURL!, goods.product)
  const { js, css } = await bytesBeforeInteraction(page, `${baseURL}/cart/`)
  console.log(`full cart: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS`)
  expect(js, 'there is JavaScript').toBeGreaterThan(100_000)
  expect(js, 'JavaScript, brotli').toBeLessThanOrEqual(FULL_CART_BUDGET)
  expect(css, 'CSS, brotli').toBeLessThanOrEqual(CSS_BUDGET)
})

for (const size of ['few', 'as many as can be'] as const) {
  test(`a comparison of ${size}: at most ${COMPARISON_BUDGET / 1000} kB of JavaScript come before the first interaction @budget`, async ({
    page,
    baseURL,
    goods,
  }) => {
    const products =
      size === 'few'
        ? (await listLike(baseURL!, goods.product)).slice(0, 3)
        : await listCategoryOf(page, baseURL!, goods.product)
    await putIntoComparison(page, baseURL!, products)
    const { js, css } = await bytesBeforeInteraction(page, `${baseURL}/compare/`)
    console.log(
      `comparison of ${size}: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS`,
    )
    await expect(page.locator('thead th')).toHaveCount(products.length)
    expect(js, 'there is JavaScript').toBeGreaterThan(100_000)
    expect(js, 'JavaScript, brotli').toBeLessThanOrEqual(COMPARISON_BUDGET)
    expect(css, 'CSS, brotli').toBeLessThanOrEqual(CSS_BUDGET)
  })
}

for (const whose of ['guest', 'signed in', 'a stranger with the link', 'a stranger with own marks'] as const) {
  test(`favourites, ${whose}: at most ${FAVORITES_BUDGET / 1000} kB of JavaScript come before the first interaction @budget`, async ({
    page,
    context,
    baseURL,
    goods,
  }) => {
    if (whose !== 'guest') await context.addCookies(sessionCookies('private', baseURL!))
    const products = (await listLike(baseURL!, goods.product)).slice(0, 3)
    await putIntoFavorites(page, baseURL!, products)
    const isStranger = whose.startsWith('a stranger')
    const address = isStranger ? await shareFavorites(page, baseURL!) : '/user/favorites/'
    if (isStranger) await context.clearCookies()
    if (whose === 'a stranger with own marks') await putIntoFavorites(page, baseURL!, products)
    const { js, css } = await bytesBeforeInteraction(page, baseURL! + address)
    console.log(
      `favourites, ${whose}: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS`,
    )
    await expect(page.getByRole('list', { name: 'Товары списка' }).getByRole('listitem').first()).toBeVisible()
    expect(js, 'there is JavaScript').toBeGreaterThan(100_000)
    expect(js, 'JavaScript, brotli').toBeLessThanOrEqual(FAVORITES_BUDGET)
    expect(css, 'CSS, brotli').toBeLessThanOrEqual(CSS_BUDGET)
  })
}

test(`the window of the sign-in brings at most ${SIGN_IN_BUDGET / 1000} kB of JavaScript of its own @phone @budget`, async ({
  page,
}) => {
  await holdLateCode(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    // What its remote exposes, and what that shares with its page; later steps and other ways in come later.
    const [, name] = /\/auth\/.*\/(SignInDoor|common)\.\w+\.js$/.exec(response.url()) ?? []
    if (name) sizes.set(name, Number(response.headers()['content-length'] ?? 0))
  })
  await new SignInDoor(page).open()
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  console.log(`sign-in: ${(bytes / 1000).toFixed(1)} kB of JavaScript`)
  expect([...sizes.keys()].sort()).toEqual(['SignInDoor', 'common'])
  expect(bytes, 'there is JavaScript').toBeGreaterThan(10_000)
  expect(bytes, 'JavaScript, brotli').toBeLessThanOrEqual(SIGN_IN_BUDGET)
})
