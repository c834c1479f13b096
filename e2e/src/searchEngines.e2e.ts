import type { APIRequestContext } from '@playwright/test'
import { listTopics } from '@verstak/contracts/catalogue'
import { createCall } from '@verstak/api-client/call'
import { expect, NOT_FOUND_COMPLAINT, test } from './fixtures.ts'

test.use({ allowedConsoleErrors: [NOT_FOUND_COMPLAINT] })

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

async function read(request: APIRequestContext, address: string, userAgent = GOOGLEBOT) {
  const response = await request.get(address, { headers: { 'user-agent': userAgent } })
  return { status: response.status(), headers: response.headers(), text: await response.text() }
}

const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)
const kindOf = (shard: string) => /([a-z-]+?)(-\d+)?\.xml$/.exec(shard)![1]!

/** What a page says of itself in its head. */
function headOf(html: string) {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    title: first(/<title>([^<]*)/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    graph: Object.fromEntries(
      [...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g)].map(([, name, content]) => [name!, content!]),
    ),
    facts: [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(([, text]) => {
      const fact = JSON.parse(text!) as { '@type'?: string; '@graph'?: { '@type': string }[] }
      return fact['@graph'] ?? [fact]
    }) as Record<string, unknown>[],
  }
}

test.describe('search engines', { tag: '@desktop' }, () => {
  test('find every product of the store in the sitemap, once', async ({ request, baseURL }) => {
    const call = createCall((path, init) => fetch(`${baseURL}${path}`, init))
    // Another journey may import some meanwhile, and takes them back.
    await expect(async () => {
      const shards = addressesOf((await read(request, '/sitemap.xml')).text)
      const found: string[] = []
      for (const shard of shards.filter((one) => kindOf(one) === 'product'))
        found.push(...addressesOf((await read(request, new URL(shard).pathname)).text))
      expect(new Set(found).size).toBe(found.length)
      expect(found.length).toBe((await call(listTopics, {})).totalCount)
    }).toPass()
  })

  test('find pages of every kind that open under just these addresses, unlike each other in title and description [SEO-002]', async ({
    request,
    baseURL,
  }) => {
    test.slow()
    const shards = addressesOf((await read(request, '/sitemap.xml')).text)
    expect(shards.map(kindOf)).toEqual(expect.arrayContaining(['pages', 'category', 'brand', 'product']))
    const seen = new Map<string, string>()
    for (const shard of shards) {
      const addresses = addressesOf((await read(request, new URL(shard).pathname)).text)
      for (const address of addresses.filter((_, place) => place % Math.ceil(addresses.length / 4) === 0)) {
        const { status, text } = await read(request, address.replace(baseURL!, ''))
        const { title, description, canonical, robots, graph } = headOf(text)
        expect([address, status, canonical, robots]).toEqual([address, 200, address, undefined])
        expect(graph).toMatchObject({ title, description, url: address, type: 'website', locale: 'ru_RU' })
        for (const words of [title!, description!]) {
          expect([words, seen.get(words)]).toEqual([words, undefined])
          seen.set(words, address)
        }
      }
    }
  })

  test('learn who the store is, how to search it, and the way to each page', async ({ request, baseURL, goods }) => {
    const home = headOf((await read(request, '/')).text)
    expect(home.facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ '@type': 'Organization', url: `${baseURL}/` }),
        expect.objectContaining({
          '@type': 'WebSite',
          potentialAction: expect.objectContaining({
            '@type': 'SearchAction',
            target: expect.objectContaining({ urlTemplate: `${baseURL}/search/?what={query}` }),
          }),
        }),
      ]),
    )
    for (const address of [goods.department.canonical, goods.product.link]) {
      const { facts, graph } = headOf((await read(request, address)).text)
      expect(facts.map((fact) => fact['@type'])).toContain('BreadcrumbList')
      expect((await request.get(graph['image']!)).headers()['content-type']).toBe('image/webp')
    }
  })

  test('are not asked to keep later pages, and are told the first one [SEO-001, SEO-002]', async ({
    request,
    baseURL,
    goods,
  }) => {
    const first = headOf((await read(request, goods.department.canonical)).text)
    const second = headOf((await read(request, `${goods.department.canonical}page2/?orderby=price`)).text)
    expect(first.robots).toBeUndefined()
    expect(second.robots).toContain('noindex')
    expect([first.canonical, second.canonical]).toEqual(Array(2).fill(baseURL + goods.department.canonical))
    expect(second.title).not.toBe(first.title)
  })

  test('read the same ways on as shoppers, without menus, and in listings what cannot be bought now besides', async ({
    request,
    goods,
  }) => {
    const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="(\/[^"#]+)"/g)].map(([, href]) => href!)
    const isProduct = (href: string) => href.startsWith('/product/')
    // With more products there are more pages.
    const isPage = (href: string) => /\/page\d+\/$/.test(href)
    for (const address of ['/', goods.department.canonical]) {
      const person = await read(request, address, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36')
      const crawler = await read(request, address)
      const [seen, told] = [hrefs(person.text), hrefs(crawler.text)]
      const ways = address === '/' ? seen : seen.filter((href) => !isProduct(href) && !isPage(href))
      expect(told).toEqual(expect.arrayContaining(ways))
      expect(told.filter(isProduct).length).toBeGreaterThanOrEqual(seen.filter(isProduct).length)
      expect(person.text.split('<main')[0]).toContain('<details')
      expect(crawler.text.split('<main')[0]).not.toContain('<details')
      expect(crawler.headers['vary']).toContain('User-Agent')
    }
  })
})
