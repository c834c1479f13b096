import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crawlStore } from './crawlStore.ts'
import { judgeCrawl } from './judgeCrawl.ts'
import { readSitemap } from './readSitemap.ts'

interface MadePage {
  /** Number of 503 responses before the page. */
  failures?: number
  title?: string
  canonical?: string
  robots?: string
  links?: string
  movedTo?: string
}

let server: Server
let origin: string
let asked: string[]
let pages: Record<string, MadePage>
let listed: Record<string, readonly string[]>

beforeEach(async () => {
  asked = []
  pages = {}
  listed = {}
  server = createServer((request, response) => {
    const path = request.url!
    if (path === '/robots.txt') return response.end('User-agent: *\nDisallow: /search/\n')
    if (path === '/sitemap.xml') return response.end(locations(Object.keys(listed).map((kind) => `/${kind}-0.xml`)))
    const kind = /^\/([a-z-]+)-0\.xml$/.exec(path)?.[1]
    if (kind) return response.end(locations(listed[kind]!))
    asked.push(path)
    const page = pages[path]
    if (page?.failures) return ((page.failures -= 1), response.writeHead(503).end())
    if (page?.movedTo) return response.writeHead(301, { location: page.movedTo }).end()
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(markup(page ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const locations = (paths: readonly string[]) => paths.map((path) => `<loc>${origin}${path}</loc>`).join('')

const markup = ({ title = '', canonical, robots, links = '' }: MadePage) => {
  const kept = canonical ? `<link rel="canonical" href="${origin}${canonical}">` : ''
  const rules = robots ? `<meta name="robots" content="${robots}">` : ''
  return `<html><head><title>${title}</title>${kept}${rules}</head><body><svg><title>Drill</title></svg>${links}</body></html>`
}

const link = (href: string, more = '') => `<a class="x" ${more} href="${href}">Go</a>`

test('every address is visited once, as far as links lead', async () => {
  pages = {
    '/': { links: link('/brand/a-1/') + link('b/') + link('/brand/a-1/#reviews') },
    '/brand/a-1/': { links: link('/') + link('/gone/') + link('https://elsewhere.example/') + link('tel:112') },
    '/b/': { links: link('/brand/a-1/') },
  }
  const visits = await crawlStore(origin)
  expect(asked.toSorted()).toEqual(['/', '/b/', '/brand/a-1/', '/gone/'])
  expect(visits.find(({ status }) => status === 404)).toMatchObject({ from: `${origin}/brand/a-1/` })
})

test('of a page only what is judged is kept, however many there are', async () => {
  pages = { '/': { title: 'Home', canonical: '/', robots: 'all', links: link('/a/').repeat(1000) }, '/a/': {} }
  const [home] = await crawlStore(origin)
  const at = `${origin}/`
  expect(home).toEqual({ address: at, from: null, status: 200, title: 'Home', canonical: at, robots: ['all'] })
})

test('neither nofollow nor what robots.txt forbids is followed', async () => {
  pages = {
    '/': { links: link('/?a=1', 'rel="noopener nofollow"') + link('/search/?what=x') + link('/quiet/') },
    '/quiet/': { robots: 'noindex, nofollow', links: link('/hidden/') },
  }
  await crawlStore(origin)
  expect(asked).toEqual(['/', '/quiet/'])
})

test('a redirect is followed like a link', async () => {
  pages = { '/': { links: link('/old/') }, '/old/': { movedTo: '/new/' }, '/new/': { title: 'New' } }
  const verdict = judgeCrawl(await crawlStore(origin), new Map())
  expect(asked).toEqual(['/', '/old/', '/new/'])
  expect(verdict.broken).toMatchObject([{ address: `${origin}/old/`, status: 301 }])
})

test('a page that has no time is asked again, and not for ever', async () => {
  pages = { '/': { links: link('/late/') + link('/never/') }, '/late/': { failures: 2 }, '/never/': { failures: 9 } }
  const { broken } = judgeCrawl(await crawlStore(origin, { patienceMs: 5 }), new Map())
  expect(broken).toMatchObject([{ address: `${origin}/never/`, status: 503 }])
  expect(asked.filter((path) => path === '/late/')).toHaveLength(3)
})

test('a visitor with little time ends where he is told', async () => {
  pages = { '/': { links: Array.from({ length: 20 }, (_, index) => link(`/p/${index}/`)).join('') } }
  expect(await crawlStore(origin, { limit: 7, concurrency: 4 })).toHaveLength(7)
})

test('the verdict names what is missed, what is beside the sitemap, and what looks alike', async () => {
  listed = { category: ['/category/drills-1/', '/category/saws-2/'], brand: ['/brand/a-1/'] }
  pages = {
    '/': { canonical: '/', links: link('/category/drills-1/') + link('/brand/a-1/') + link('/sort/?by=price') },
    '/category/drills-1/': { title: 'Drills', canonical: '/category/drills-1/', links: link('page2/') + link('a-1/') },
    '/category/drills-1/page2/': { title: 'Drills, 2', canonical: '/category/drills-1/', robots: 'noindex' },
    '/category/drills-1/a-1/': { title: 'Drills', canonical: '/category/drills-1/' },
    '/brand/a-1/': { title: 'A', canonical: '/brand/a-1/' },
    '/sort/?by=price': { title: 'Sorted' },
  }
  const at = (path: string) => origin + path
  const verdict = judgeCrawl(await crawlStore(origin), await readSitemap(origin))
  expect(verdict).toMatchObject({
    visited: 6,
    missed: { category: [at('/category/saws-2/')] },
    others: [{ address: at('/') }, { address: at('/sort/?by=price') }],
    broken: [],
    doubles: [[at('/category/drills-1/'), at('/category/drills-1/a-1/')]],
    aliases: [{ address: at('/category/drills-1/a-1/') }],
  })
})
