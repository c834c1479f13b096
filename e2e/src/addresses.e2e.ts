import { expect, NOT_FOUND_COMPLAINT, test } from './fixtures.ts'

test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

/** Turns the right address of a listing into wrong ones. */
const WRONG_ADDRESSES: [reason: string, claim: string, wrong: (right: string) => string][] = [
  ['without its last slash', 'ROUTE-001', (right) => right.slice(0, -1)],
  ['in capital letters', 'ROUTE-002', (right) => right.toUpperCase()],
  ['with page 0', 'ROUTE-003', (right) => `${right}page0/`],
  ['with a page of letters', 'ROUTE-003', (right) => `${right}pageabc/`],
  ['with a negative page', 'ROUTE-003', (right) => `${right}page-1/`],
  ['with a page past the last one', 'ROUTE-003', (right) => `${right}page9999/`],
  ['with the brand 0', 'ROUTE-004', (right) => `${right}bosch-0/`],
  ['with a brand without an id', 'ROUTE-004', (right) => `${right}bosch/`],
  ['with the category 0', 'ROUTE-005', (right) => right.replace(/\d+\/$/, '0/')],
  ['with a category of letters', 'ROUTE-005', (right) => right.replace(/\d+\/$/, 'abc/')],
]

for (const [reason, claim, wrong] of WRONG_ADDRESSES) {
  test(`a listing's address ${reason} is not found [${claim}]`, async ({ request, goods: { department } }) => {
    expect((await request.get(department.canonical)).status()).toBe(200)
    expect((await request.get(wrong(department.canonical))).status()).toBe(404)
  })
}

test('an address that nothing answers shows a page with header, footer, search and a way home [ROUTE-076]', async ({
  page,
}) => {
  const response = await page.goto('/net-takogo/')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/Страница не найдена/)
  await expect(page.locator('head > meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).not.toHaveTitle(/не найдена/)
})

test('a product that is not there is not found, styled like everything else', async ({ page }) => {
  const response = await page.goto('/product/net-takogo-999999999/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
  const sizes = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize))
  expect(sizes).toBeGreaterThanOrEqual(24)
})

test('a wrong word before the id shows the product of the id under its right canonical address [ROUTE-007, ROUTE-074]', async ({
  page,
  baseURL,
  goods: { product },
}) => {
  await page.goto(product.link.replace(/[^/]+-(\d+)\/$/, 'other-words-$1/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute('href', baseURL + product.link)
})

test('an overlong search is cut, not refused', async ({ page }) => {
  const response = await page.goto(`/search/?what=${'a'.repeat(5000)}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText('ничего не нашлось')
})

test('signs with a meaning in HTML stay words of the search', async ({ page }) => {
  const words = '</script><script>alert(1)</script>"\'&<b>'
  await page.goto(`/search/?what=${encodeURIComponent(words)}`)
  await expect(page.getByRole('main')).toContainText(words)
  await expect(page.getByRole('combobox').first()).toHaveValue(words)
})

test('a broken percent sign in an address breaks no page', async ({ request }) => {
  expect((await request.get('/search/?what=%E0%A4%A')).status()).toBe(200)
  expect((await request.get('/category/%E0%A4%A/')).status()).toBeGreaterThanOrEqual(400)
  expect((await request.get('/category/%E0%A4%A/')).status()).toBeLessThan(500)
})

test('without a search there is a prompt and the departments [ROUTE-011]', async ({ page }) => {
  const response = await page.goto('/search/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Что найти?')
  // An import of another journey may bring one, and takes it back.
  await expect(async () => {
    await page.goto('/search/')
    await expect(page.getByRole('main').locator('a[href^="/category/"]')).toHaveCount(9, { timeout: 1000 })
  }).toPass()
})
