import { getListing } from '@verstak/contracts/listing'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { expect, test } from './fixtures.ts'
import { sessionCookies } from './sessionCookies.ts'

// The page is plain text without an icon link.
test.use({ allowedConsoleErrors: [/favicon\.ico/] })

const PRICES = /"pricesV2":\{"default":\{"current":(\d+)/g
const pricesIn = (text: string) => [...text.matchAll(PRICES)].map(([, price]) => Number(price))

test(
  'guest, company and staff open one address in one browser, and each is answered with his own prices [STAFF-001]',
  { tag: '@desktop' },
  async ({ page, context, baseURL, goods: { department } }) => {
    const id = /-(\d+)\/$/.exec(department.canonical)![1]!
    const query = { listingType: 'category', id, brandId: '0', searchString: '', sort: 'popularity', asc: 'false' }
    const rest = { page: '1', filters: '', all: 'false', regionId: String(DEFAULT_REGION_ID) }
    const call = `${getListing.path}?${new URLSearchParams({ ...query, ...rest }).toString()}`
    /** Calls as a page of the store does, with the browser's own cache. Each answer of the API has an id. */
    const ask = () =>
      page.evaluate(async (address) => {
        const answer = await fetch(address)
        return { text: await answer.text(), id: answer.headers.get('x-request-id') }
      }, call)
    const open = async () => (await context.request.get(department.canonical)).text()
    await page.goto('/robots.txt')

    // From here on, pages and responses of guests are cached.
    const guests = pricesIn(await open())
    expect(guests.length).toBeGreaterThan(5)
    for (let times = 0; times < 3; times++) expect(pricesIn(await open())).toEqual(guests)
    const own = await ask()
    expect(pricesIn(own.text)).toEqual(guests)
    expect((await ask()).id).toBe(own.id)

    await context.addCookies(sessionCookies('business', baseURL!))
    const company = await ask()
    expect(pricesIn(company.text)).not.toEqual(guests)
    const shown = await open()
    expect(pricesIn(shown)).toEqual(pricesIn(company.text))
    expect(shown + company.text + own.text).not.toContain('managerInfo')

    await context.addCookies(sessionCookies('staff', baseURL!))
    expect((await ask()).text).toContain('"managerInfo":')
    expect(await open()).toContain('"managerInfo":')

    await context.clearCookies({ name: /acctoken$/ })
    const guestsAgain = await open()
    expect(pricesIn(guestsAgain)).toEqual(guests)
    expect(guestsAgain + (await ask()).text).not.toContain('managerInfo')
  },
)

test(
  'guest, company and staff open one address at the same time, from a warm server, and each tile has the price of its buyer',
  { tag: '@desktop' },
  async ({ playwright, baseURL, userAgent, goods: { department } }) => {
    const buyers = await Promise.all(
      (['guest', 'business', 'staff'] as const).map(async (user) => {
        const cookies = user === 'guest' ? [] : sessionCookies(user, baseURL!)
        // Requests without gzip bypass the page cache: each page is rendered.
        const extraHTTPHeaders = {
          'accept-encoding': 'identity',
          cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        }
        return playwright.request.newContext({ extraHTTPHeaders, userAgent: userAgent! })
      }),
    )
    const address = new URL(department.canonical, baseURL).href
    const open = () => Promise.all(buyers.map(async (buyer) => (await buyer.get(address)).text()))
    const cold = await open()
    const tilesOf = (html: string) => html.split('<article').slice(1)
    expect(pricesIn(cold[1]!)).not.toEqual(pricesIn(cold[0]!))
    for (let times = 0; times < 4; times++) {
      for (const [place, html] of (await open()).entries()) {
        const prices = pricesIn(cold[place]!)
        expect(pricesIn(html)).toEqual(prices)
        const tiles = tilesOf(html)
        expect(tiles.length).toBeGreaterThan(5)
        for (const [index, tile] of tiles.entries()) expect(textOf(tile)).toContain(`${shown(prices[index]!)}₽`)
        expect(html.includes('"managerInfo":')).toBe(place === 2)
      }
    }
    await Promise.all(buyers.map((buyer) => buyer.dispose()))
  },
)

/** Text of markup, without spaces. */
const textOf = (markup: string) => markup.replace(/<[^>]*>|&nbsp;|\s/g, '')
const shown = (kopecks: number) => (kopecks / 100).toFixed(kopecks % 100 === 0 ? 0 : 2).replace('.', ',')
