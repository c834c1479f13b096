import { getHeaderInfoBar } from '@verstak/contracts/pageOptions'
import { listPromoLinks } from '@verstak/contracts/promoLink'
import { getSession } from '@verstak/contracts/session'
import { startShell } from '../../testing/startShell.ts'
import type { CallFault } from '../../testing/startShell.ts'

/** API calls of the shell while it renders a page of a signed-in user. */
const CALLS = {
  departments: '/api/catalog/topics',
  regions: '/api/v1/region/all',
  'promo links': listPromoLinks.path,
  'the info bar': getHeaderInfoBar.path,
  'the session': getSession.path,
}
/** Pages that can render without any of these calls. */
const PAGES = [
  ['/things/plain-1/', 200],
  ['/nothing/', 404],
] as const
/** No page waits for a slow call, which takes 5 s; on an idle machine the slowest page takes 1.2 s. */
const BUDGET_MS = 4500

const ANSWERS = {
  [getSession.path]: { user: 'private' },
  [`${getHeaderInfoBar.path}?isMobile=false&regionId=1`]: { exist: null, empty: true },
  [listPromoLinks.path]: { links: [] },
}
const COOKIE = { cookie: `acctoken=${'x'.repeat(43)}` }

type Shell = Awaited<ReturnType<typeof startShell>>
let shell: Shell | undefined
// The first page of a process loads the code for all pages.
beforeAll(async () => {
  const first = await startShell()
  await Promise.all(PAGES.map(async ([path]) => (await first.get(path)).text()))
  await first.stop()
})
afterEach(() => shell?.stop())

async function startWith(faultOf: (path: string) => CallFault | undefined): Promise<Shell> {
  shell = await startShell(undefined, undefined, () => ANSWERS, faultOf)
  return shell
}

/** Content of a page after its time budget; optional parts may still follow. */
async function read(from: Shell, path: string) {
  const startedAt = performance.now()
  const response = await from.get(path, COOKIE)
  let html = ''
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  while (!html.includes('<footer')) {
    const { value, done } = await reader.read()
    if (done) break
    html += value
  }
  const tookMs = performance.now() - startedAt
  void reader.cancel().catch(() => undefined)
  return { status: response.status, html, tookMs }
}

async function expectWholePages(from: Shell) {
  const pages = await Promise.all(PAGES.map(([path]) => read(from, path)))
  for (const [index, { status, html, tookMs }] of pages.entries()) {
    expect([status, tookMs < BUDGET_MS ? 'in time' : tookMs]).toEqual([PAGES[index]![1], 'in time'])
    expect(html).toMatch(/<form [^>]*action="\/search\/"/)
    expect(html).toMatch(/<a [^>]*href="\/"/)
    expect(html).toMatch(/<h1[^>]*>[^<]*\S/)
    expect(html).toContain('<footer')
  }
}

describe.each(['down', 'slow', 'garbage'] as const)('with calls that are %s', (fault) => {
  test.each(Object.entries(CALLS))('for %s every page has its header and content in time', async (_, call) => {
    await expectWholePages(await startWith((path) => (path.startsWith(call) ? fault : undefined)))
  })

  test('all together every page has its header and content in time', async () => {
    await expectWholePages(await startWith(() => fault))
  })
})

test('pages that were poor while the API was down are whole again a moment after it is back', async () => {
  let isDown = true
  const from = await startWith(() => (isDown ? 'down' : undefined))
  expect((await read(from, '/things/plain-1/')).html).not.toContain('Автотовары')
  isDown = false
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await read(from, '/things/plain-1/')).html).toContain('Автотовары')
})

test.each([
  [CALLS['the session'], COOKIE, true],
  ['nothing', COOKIE, false],
  [CALLS['the session'], {}, false],
])('a page says that it does not know whose it is: without %s, for %j %s', async (silent, headers, isUnknown) => {
  const from = await startWith((path) => (path === silent ? 'slow' : undefined))
  const html = await (await from.get('/things/plain-1/', headers)).text()
  expect(html.includes('"isUserUnknown":true')).toBe(isUnknown)
})

test('the region of the cookie stays the visitor’s while nobody knows what it is called', async () => {
  const from = await startWith((path) => (path === CALLS.regions ? 'down' : undefined))
  const html = await (await from.get('/things/plain-1/', { cookie: 'active_region=16' })).text()
  expect(html).toMatch(/"region":\{"id":16,/)
  expect(html).toContain('Выберите город')
})

describe('while nobody knows what is released', () => {
  const unknown = () => {
    throw new Error('Nobody has said yet what is live')
  }
  test.each([
    ['/', 503],
    ['/category/drills-7/', 503],
    ['/nothing/', 404],
    ['/admin/', 404],
  ])('%s answers %d within the store', async (path, status) => {
    shell = await startShell(unknown, undefined, () => ANSWERS)
    const page = await read(shell, path)
    expect(page.status).toBe(status)
    expect(page.html).toMatch(/<form [^>]*action="\/search\/"/)
    if (status === 503) expect(page.html).toMatch(/<h1[^>]*>Что-то пошло не так/)
  })
})
