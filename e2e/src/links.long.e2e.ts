import type { APIRequestContext } from '@playwright/test'
import { cartAddress } from '@verstak/contracts/address'
import { routeTable } from '@verstak/contracts/routeTable'
import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Layout } from '@verstak/contracts/layout'
import { expect, test } from './fixtures.ts'
import { putIntoCart } from './putIntoCart.ts'
import { USER_AGENTS } from './userAgents.ts'

/** Number of pages to read per kind; all their links are requested. */
const PAGES_OF_A_KIND = 2
const PATTERNS = routeTable.map(({ pattern }) => pattern)
const STARTS = ['/', '/recommended/', '/search/', '/search/?what=%D0%B4%D1%80%D0%B5%D0%BB%D1%8C', '/net-takogo/']

/** The store's own addresses in `a` elements. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g)].map(([, address]) => address!.replaceAll('&amp;', '&'))

const kindOf = (address: string) => matchPatterns(PATTERNS, address.split('?')[0]!)?.pattern ?? address

/** Reads pages of every kind and tells which addresses are linked from where. */
async function walk(request: APIRequestContext, layout: Layout): Promise<Map<string, string>> {
  const foundOn = new Map<string, string>()
  const read = new Map<string, number>()
  const queue = [...STARTS, cartAddress(layout)]
  for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
    const answer = await request.get(page, { headers: { 'user-agent': USER_AGENTS[layout] } })
    for (const link of linksOf(await answer.text())) {
      if (foundOn.has(link)) continue
      foundOn.set(link, page)
      const count = read.get(kindOf(link)) ?? 0
      if (count < PAGES_OF_A_KIND) queue.push(link)
      read.set(kindOf(link), count + 1)
    }
  }
  return foundOn
}

for (const layout of Object.keys(USER_AGENTS) as Layout[]) {
  test(`no page links to one that is not there for ${layout}`, async ({ page, baseURL, goods, request }) => {
    await putIntoCart(page, baseURL!, goods.product)
    const lost: string[] = []
    const foundOn = await walk(page.request, layout)
    for (const [address, from] of foundOn) {
      const answer = await request.get(address, { headers: { 'user-agent': USER_AGENTS[layout] } })
      if (!answer.ok()) lost.push(`${answer.status()} ${address} on ${from}`)
    }
    expect(foundOn.size).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })
}
