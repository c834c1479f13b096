import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { listTopicCounts } from '@verstak/contracts/catalogue'
import { holdLateCode } from '@verstak/tools-bench/holdLateCode'
import { CSS_BUDGET, HTML_BUDGET } from '@verstak/tools-bench/pageBudgets'
import { expect, test } from './fixtures.ts'

/** Files of one remote on a page: `cart/AddToCart` for its widget, `listing/routes` for its pages. */
const exposeOf = (address: string) =>
  /^\/releases\/([a-z]+)\/[^/]+\/browser\/(\w+)\./.exec(address)?.slice(1).join('/') ?? 'shell'

async function readPage(request: APIRequestContext, address: string) {
  const response = await request.get(address)
  expect(response.status()).toBe(200)
  const html = await response.text()
  return { html, head: html.slice(0, html.indexOf('</head>')), headers: response.headers() }
}

const stylesheetsIn = (html: string) =>
  [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>|<link rel="stylesheet"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)![1]!,
  )

test('hydration asks the API for nothing that the server has sent already', async ({ page, goods }) => {
  const { department, product } = goods
  await holdLateCode(page)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  for (const address of ['/', department.canonical, product.link, `/search/?what=${product.brand!.name}`]) {
    const html = await (await page.goto(address, { waitUntil: 'networkidle' }))!.text()
    // The one answer that a page does not wait for longer than a moment.
    const late = html.includes(`"${listTopicCounts.path}"`) ? undefined : listTopicCounts.path
    expect(
      calls.filter((path) => path !== late),
      `calls of ${address}`,
    ).toEqual([])
    calls.length = 0
  }
})

test('a page has the stylesheets of exactly the remotes that stand on it, all before its body', async ({
  request,
  goods: { department, product },
}) => {
  const owners = {
    '/': 'home/routes',
    [department.canonical]: 'listing/routes',
    [product.link]: 'product/routes',
  }
  for (const [address, owner] of Object.entries(owners)) {
    const { html, head } = await readPage(request, address)
    const exposes = stylesheetsIn(head).map(exposeOf)
    expect(exposes, address).toEqual(expect.arrayContaining(['shell', owner]))
    // The widgets of the cart are on every page; code shared by several exposed modules is a separate file, and so is what
    // a page shares with the code that comes later.
    const common = ['common', 'pages'].map((name) => `${owner.split('/')[0]}/${name}`).concat('cart/common')
    const widgets =
      address === '/'
        ? ['common', 'widgets', 'FeaturedProducts', 'SaleProducts', 'RecentProducts'].map((name) => `listing/${name}`)
        : []
    const fitting = ['shell', owner, 'cart/AddToCart', 'cart/CartBadge', ...common, ...widgets]
    expect(
      exposes.filter((expose) => !fitting.includes(expose)),
      `${address} has no stylesheet of what is not on it`,
    ).toEqual([])
    expect(stylesheetsIn(html), `${address} has no stylesheet below its head`).toEqual(stylesheetsIn(head))
  }
})

test('class names of one project never meet those of another', async ({
  request,
  isMobile,
  goods: { department, product },
}) => {
  const sheets = new Set<string>()
  for (const address of ['/', department.canonical, product.link, isMobile ? '/cart/' : '/cart-checkout/'])
    for (const href of stylesheetsIn((await readPage(request, address)).head)) sheets.add(href)
  for (const href of sheets) {
    const project = exposeOf(href).split('/')[0]
    const css = await (await request.get(href)).text()
    const classes = [...css.replace(/url\([^)]*\)|"[^"]*"/g, '').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(
      ([, name]) => name,
    )
    expect(classes.length, href).toBeGreaterThan(0)
    expect(
      classes.filter((name) => !name!.startsWith(`${project}-`)),
      href,
    ).toEqual([])
  }
})

/** Styles of lazy parts load with their code. */
function lateStyles(): string {
  const folder = join(import.meta.dirname, '../../dist/apps/shell/browser')
  return readFileSync(
    join(
      folder,
      readdirSync(folder).find((file) => /^later\..*css$/.test(file))!,
    ),
    'utf8',
  )
}

const classesOf = (css: string) => new Set([...css.matchAll(/\.(shell-\w+)/g)].map(([, name]) => name!))

test('a page has all styles of its markup within the budget, and is at most 40 KB itself', async ({
  request,
  goods: { department, product },
}) => {
  const late = classesOf(lateStyles())
  const addresses = [
    '/',
    department.canonical,
    product.link,
    '/cart/',
    '/cart-checkout/',
    '/search/?what=дрель',
    '/net/',
  ]
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    const sheets = await Promise.all(stylesheetsIn(html).map((href) => request.get(href)))
    const known = classesOf((await Promise.all(sheets.map((sheet) => sheet.text()))).join())
    const used = [...html.matchAll(/\bclass="([^"]+)"/g)].flatMap(([, names]) => names!.split(' '))
    expect(
      used.filter((name) => late.has(name) && !known.has(name)),
      address,
    ).toEqual([])
    const bytes = sheets.map((sheet) => Number(sheet.headers()['content-length']))
    const sum = bytes.reduce((total, one) => total + one, 0)
    expect(sum, `CSS of ${address}, brotli`).toBeLessThanOrEqual(CSS_BUDGET)
    expect(gzipSync(html, { level: 4 }).length, `${address}, gzip`).toBeLessThanOrEqual(HTML_BUDGET)
  }
})

test('what a page must show stands in its place in the first bytes, not in parts moved there by scripts', async ({
  request,
  goods: { department, product },
}) => {
  const listing = await readPage(request, department.canonical)
  expect(listing.html).not.toMatch(/<div hidden id="S:|<!--\$\?-->/)

  const { html } = await readPage(request, product.link)
  const [firstFlush] = html.split('<div hidden id="S:')
  for (const { name } of product.characteristics) expect(firstFlush).toContain(name)
  expect(firstFlush).toContain(product.productCode)
  expect(firstFlush).toContain('</main>')
})

test('every script and stylesheet is named in the page itself, so that none waits for another to name it', async ({
  page,
  request,
  goods: { department, product },
}) => {
  await holdLateCode(page)
  for (const address of [department.canonical, product.link]) {
    const loaded = new Set<string>()
    const listen = (asked: { resourceType: () => string; url: () => string }) => {
      if (['script', 'stylesheet'].includes(asked.resourceType())) loaded.add(new URL(asked.url()).pathname)
    }
    page.on('request', listen)
    await page.goto(address, { waitUntil: 'networkidle' })
    page.off('request', listen)
    const { head, html } = await readPage(request, address)
    const isNamed = (file: string) => (file.endsWith('.css') ? head : html).includes(file)
    expect(
      [...loaded].filter((file) => !isNamed(file)),
      address,
    ).toEqual([])
  }
})

test('crawlers get the whole page at once, in a layout of their own [SEO-003, SHELL-009]', async ({
  browser,
  isMobile,
  goods: { product },
}) => {
  const names = {
    desktop: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    mobile:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  }
  const layout = isMobile ? 'mobile' : 'desktop'
  const context = await browser.newContext({ userAgent: names[layout], javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(product.link)
  await expect(page.locator('html')).toHaveAttribute('data-layout', `${layout}-crawler`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  const analogs = page.getByRole('region', { name: 'Аналоги' }).getByRole('article')
  await expect(analogs.first()).toBeVisible()
  await expect(analogs.first().getByRole('link').first()).toHaveAttribute('href', /^\/product\//)
  await context.close()
})

test('the policy of a page lets no script run that the store has not signed', async ({ request, goods }) => {
  const nonces = new Set<string>()
  for (const address of ['/', goods.department.canonical, goods.product.link, '/net-takogo/']) {
    const response = await request.get(address)
    const policy = response.headers()['content-security-policy'] ?? ''
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'(;|$)/.exec(policy)?.[1]
    expect(nonce, address).toBeTruthy()
    nonces.add(nonce!)
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
    expect(response.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin')

    const scripts = [...(await response.text()).matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
    const unsigned = scripts.filter(
      (tag) => !tag.includes(`nonce="${nonce}"`) && !/type="application\/(ld\+)?json"/.test(tag),
    )
    expect(unsigned, address).toEqual([])
  }
  expect(nonces.size, 'each page has a nonce of its own').toBe(4)
})
