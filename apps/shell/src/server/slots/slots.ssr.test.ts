import { faultyCart, makeFaults, pageRemote, routelessRemote } from '../../testing/faultyRemotes.tsx'
import type { ServerRemote } from '../releases/remotes.ts'
import { startShell } from '../../testing/startShell.ts'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let faults = makeFaults()
let cart = faultyCart(faults)
let others: ServerRemote[] = []
let shell: Awaited<ReturnType<typeof startShell>>
beforeEach(async () => {
  faults = makeFaults()
  cart = faultyCart(faults)
  others = []
  shell = await startShell(() => [cart, pageRemote, ...others])
})
afterEach(() => shell.stop())

/** Reads a page. Waiting data is released once the answer has started, so a page that waits for it never answers. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await shell.get(path, headers)
  faults.arrive()
  const html = (await response.text()).replaceAll('<!-- -->', '')
  return { status: response.status, retryAfter: response.headers.get('retry-after'), html }
}

const failuresOfCart = () =>
  shell.failures.map(({ remote, widget, kind }) => ({ remote, widget, kind })).filter(({ remote }) => remote === 'cart')

describe('a widget that throws', () => {
  beforeEach(() => (faults.widget = 'throws'))

  test('in a `must` slot makes the page a 503, and the rest of it is there', async () => {
    const { status, retryAfter, html } = await read('/page/must-1/')
    expect(status).toBe(503)
    expect(retryAfter).toBe('5')
    expect(html).toContain('остальная страница')
    expect(html).toContain('Электроинструмент')
  })

  test.each(['should', 'may'])('in a `%s` slot leaves its place to the browser', async (slot) => {
    const { status, html } = await read(`/page/${slot}-1/`)
    expect(status).toBe(200)
    expect(html).toContain('место кнопки')
    expect(html).toContain('остальная страница')
  })

  test('is reported once, as its own remote, however many places it has', async () => {
    await read('/page/should-1/')
    expect(failuresOfCart()).toEqual([{ remote: 'cart', widget: 'AddToCart', kind: 'render' }])
    expect(shell.failures.map(({ error }) => String(error))).toEqual(['Error: The button is broken'])
  })

  test('makes a 503 for crawlers too', async () => {
    expect((await read('/page/must-1/', { 'user-agent': GOOGLEBOT })).status).toBe(503)
    expect((await read('/page/should-1/', { 'user-agent': GOOGLEBOT })).status).toBe(200)
  })
})

test.each([
  ['must', 503],
  ['should', 200],
  ['may', 200],
])('a widget whose remote is not loaded, in a `%s` slot: %d', async (slot, expected) => {
  const { page: _page, ...missing } = cart
  cart = missing
  const { status, html } = await read(`/page/${slot}-1/`)
  expect(status).toBe(expected)
  expect(html).toContain('остальная страница')
  expect(failuresOfCart()).toContainEqual({ remote: 'cart', widget: 'AddToCart', kind: 'load' })
})

test.each([
  ['must', 503],
  ['should', 200],
])('a widget whose call fails, in a `%s` slot: %d', async (slot, expected) => {
  faults.widget = 'data'
  const { status, html } = await read(`/page/${slot}-1/`)
  expect(status).toBe(expected)
  expect(html).toContain('остальная страница')
  expect(failuresOfCart()).toEqual([{ remote: 'cart', widget: 'AddToCart', kind: 'render' }])
})

describe('slow data', () => {
  test.each(['must', 'should'])('of 50 ms is awaited in a `%s` slot, and nothing is reported', async (slot) => {
    faults.widget = 50
    const { status, html } = await read(`/page/${slot}-1/`)
    expect(status).toBe(200)
    expect(html).toContain('<button>Купить</button>')
    expect(html).not.toContain('место кнопки')
    expect(shell.failures).toEqual([])
  })

  test('of 5 s holds a `should` slot no longer than its budget; the widget follows in the stream', async () => {
    faults.widget = 'waits'
    const { status, html } = await read('/page/should-1/')
    expect(status).toBe(200)
    expect(html.indexOf('<button>Купить</button>')).toBeGreaterThan(html.indexOf('место кнопки'))
    expect(failuresOfCart()).toEqual([{ remote: 'cart', widget: 'AddToCart', kind: 'overrun' }])
  })

  test('holds a `may` slot not at all, and is no failure', async () => {
    faults.widget = 'waits'
    const { html } = await read('/page/may-1/')
    expect(html).toContain('место кнопки')
    expect(shell.failures).toEqual([])
  })

  test('of a `must` slot makes the page a 503 when its deadline is over', async () => {
    faults.widget = 'waits'
    const { status, html } = await read('/page/must-1/')
    expect(status).toBe(503)
    expect(html).toContain('остальная страница')
  })
})

describe('the circuit of a widget', () => {
  test('opens after five bad pages: the widget is not tried, and nobody waits for it', async () => {
    faults.widget = 700
    for (let page = 0; page < 5; page += 1) await read('/page/should-1/')
    faults.renders = 0
    const { status, html } = await read('/page/should-1/')
    expect(status).toBe(200)
    expect(html).toContain('место кнопки')
    expect(faults.renders).toBe(0)
  })

  test('is that of one release: the next one is tried at once', async () => {
    faults.widget = 'throws'
    for (let page = 0; page < 5; page += 1) await read('/page/should-1/')
    faults.widget = 'ok'
    expect((await read('/page/should-1/')).html).toContain('место кнопки')
    cart = faultyCart(faults, '1.0.0-abcdef09')
    expect((await read('/page/should-1/')).html).toContain('<button>Купить</button>')
  })

  test('makes `must` pages 503 while it is open', async () => {
    faults.widget = 'throws'
    for (let page = 0; page < 5; page += 1) await read('/page/should-1/')
    expect((await read('/page/must-1/')).status).toBe(503)
  })
})

describe('the page of a remote', () => {
  test.each([
    ['throws while it renders', '/page/broken-1/', 'render'],
    ['throws in its loader', '/page/loader-1/', 'loader'],
  ])('that %s is a 503 within the store, reported once', async (_what, path, kind) => {
    const { status, retryAfter, html } = await read(path)
    expect(status).toBe(503)
    expect(retryAfter).toBe('5')
    expect(html).toContain('Что-то пошло не так')
    expect(html).toContain('<title>Что-то пошло не так</title>')
    expect(html).toContain('Электроинструмент')
    expect(shell.failures).toMatchObject([{ remote: 'page', kind }])
    expect(shell.reported).toHaveLength(1)
  })

  test.each([
    ['loader', '/page/hangs-1/'],
    ['data', '/page/late-1/'],
  ])('whose %s hangs is a 503 within the store after 3 s', async (_what, path) => {
    const { status, html } = await read(path)
    expect(status).toBe(503)
    expect(html).toContain('Что-то пошло не так')
    expect(shell.failures).toMatchObject([{ remote: 'page', kind: 'overrun' }])
  })

  test('that cannot name its routes answers 503 at its addresses, and the other remotes go on', async () => {
    others = [routelessRemote]
    expect((await read('/routeless/a-1/')).status).toBe(503)
    expect((await read('/page/should-1/')).status).toBe(200)
    expect(shell.failures[0]).toMatchObject({ remote: 'routeless', kind: 'load' })
  })
})
