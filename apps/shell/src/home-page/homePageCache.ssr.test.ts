/** @jest-environment node */
import type { IncomingHttpHeaders } from 'node:http'
import type { ServerRemote } from '../server/releases/remotes.ts'
import { startShell } from '../testing/startShell.ts'
import { badgeRemote } from '../testing/thingsRemote.tsx'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const COOKIES = {
  guest: 'cartToken=secret-cart; has_cart=1; vi_rr_id=secret-id; visitor_id=secret-visitor-0001',
  business: 'acctoken=business',
  staff: 'acctoken=staff; admacctoken=staff',
}
type Who = keyof typeof COOKIES

// The page does not wait for the test's compiler.
beforeAll(async () => void (await Promise.all([import('./HomePage.tsx'), import('@verstak/ui-kit/Carousel')])), 60_000)

let rows = 0
let shell: Awaited<ReturnType<typeof startShell>>
beforeEach(async () => {
  rows = 0
  const ofVisitor = ({ cookie = '' }: IncomingHttpHeaders) => /acctoken=(\w+)/.exec(cookie)?.[1] ?? 'guest'
  const promotionsOf = (headers: IncomingHttpHeaders) => ({
    promotions: [
      {
        name: `Акция-${ofVisitor(headers)}`,
        url: '/sale/x/',
        onlyForAdmin: false,
        onlyForB2B: false,
        onlyForB2C: false,
      },
    ],
  })
  const answers = {
    '/api/v1/home?regionId=1': { sale: null, popularCategories: [], brands: [] },
    '/api/v1/promotions/active?activeRegionId=1': promotionsOf,
  }
  shell = await startShell(
    () => [listing, badgeRemote],
    undefined,
    () => answers,
  )
})
afterEach(() => shell.stop())

/** The row of what a visitor may like is his own. */
const listing: ServerRemote = {
  name: 'listing',
  version: '1.0.0-abc',
  routes: ['/category/{slug}-{id}/'],
  entry: { href: '/releases/listing/1.0.0-abc/browser/remoteEntry.1.js' },
  scripts: {},
  stylesheets: {},
  page: { createRoutes: () => [], widgets: { FeaturedProducts: countRow, RecentProducts: () => null } },
}

function countRow() {
  rows += 1
  return 'Для этого посетителя'
}

async function read(headers: Record<string, string>) {
  const response = await shell.get('/', headers)
  return { html: await response.text(), isKept: response.headers.get('content-length') !== null }
}

const promotionIn = async (who: Who) => /Акция-\w+/.exec((await read({ cookie: COOKIES[who] })).html)?.[0]

/** Opens the page until it is kept, or six times. */
async function openOften(who: Who) {
  for (let times = 1; ; times += 1) {
    const page = await read({ cookie: COOKIES[who] })
    if (page.isKept || times === 6) return page
    await new Promise((resolve) => setTimeout(resolve, 20 * times))
  }
}

test('the home page of guests is kept, with nothing in it of the one for whom it was made', async () => {
  const { html, isKept } = await openOften('guest')
  expect(isKept).toBe(true)
  expect(html).toContain('Акция-guest')
  expect(html).not.toContain('secret')
  expect(rows).toBe(0)
})

test('guest, business and staff take turns at the home page, and nobody is shown what was made for another', async () => {
  const turns = ['staff', 'guest', 'business', 'guest', 'guest', 'staff', 'guest', 'business'] as const
  for (const who of turns) expect(await promotionIn(who)).toBe(`Акция-${who}`)
  expect((await openOften('guest')).isKept).toBe(true)
  for (const who of turns) expect(await promotionIn(who)).toBe(`Акция-${who}`)
  for (const who of ['business', 'staff'] as const) expect((await openOften(who)).isKept).toBe(false)
})

test('crawlers get the row of what everybody likes with the page', async () => {
  const { html } = await read({ 'user-agent': GOOGLEBOT })
  expect(html).toContain('Для этого посетителя')
})
