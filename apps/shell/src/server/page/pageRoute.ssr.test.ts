import { startShell } from '../../testing/startShell.ts'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36'

let shell: Awaited<ReturnType<typeof startShell>>
beforeEach(async () => (shell = await startShell()))
afterEach(() => shell.stop())

/** React separates adjacent texts by empty comments. */
const withoutComments = (html: string) => html.replaceAll('<!-- -->', '')

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await shell.get(path, headers)
  const html = withoutComments(await response.text())
  const [head = '', body = ''] = html.split('</head>')
  return { status: response.status, headers: response.headers, html, head, body }
}

describe('a page of a remote', () => {
  test('is a whole document with the stylesheets of shell and remote in its head', async () => {
    const { status, headers, head, body } = await read('/things/plain-1/')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(head).toMatch(/^<!DOCTYPE html><html lang="ru" data-layout="desktop" data-page-type="NotFound"[^>]*>/)
    expect(head).toContain('<title>plain</title>')
    expect(head).toMatch(/<link rel="stylesheet" href="\/assets\/main\.1\.css"/)
    expect(head).not.toContain('/assets/home.1.css')
    expect(head).toMatch(/<link rel="stylesheet" href="\/releases\/things\/1\.0\.0-abc\/browser\/routes\.1\.css"/)
    expect(body).toContain('<h1>Вещь plain</h1>')
  })

  test('carries its data before the end of the head, where no text of it ends the script', async () => {
    const { head } = await read('/things/plain-1/')
    expect(head).toContain('verstakQueries')
    expect(head).toContain('данные \\u003c/script> страницы')
    expect(head).toContain('Электроинструмент')
  })

  test('allows the scripts that it brings and no others', async () => {
    const { headers, html } = await read('/things/plain-1/')
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'nonce-([\w-]+)' 'strict-dynamic'/.exec(policy)?.[1]
    const scripts = [...html.matchAll(/<script\b(?! type="application\/json")[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.length).toBeGreaterThan(2)
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
    const again = await read('/things/plain-1/')
    expect(again.headers.get('content-security-policy')).not.toContain(nonce)
  })

  test('is kept by no cache that others share, and says what it depends on', async () => {
    const { headers } = await read('/things/plain-1/')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toBe('User-Agent, Cookie, Accept-Encoding')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  test('lets the browser fetch the code of its remote early, and names the release for it', async () => {
    const { head, body } = await read('/things/plain-1/')
    expect(head).toMatch(
      /verstakScripts=.*push\(\["[^"]*\/remoteEntry\.1\.js","sha256-entry"\],\["[^"]*\/routes\.1\.js","sha256-routes"\]/,
    )
    // And the file of its layout.
    expect(head).toContain('["/assets/desktop.1.js"]')
    expect(head + body).toContain(
      '"entry":{"href":"/releases/things/1.0.0-abc/browser/remoteEntry.1.js","integrity":"sha256-entry"}',
    )
  })

  test('says that it gets on: asked for, about to be made, begun, finished', async () => {
    await read('/things/plain-1/')
    expect(shell.steps).toHaveLength(4)
  })

  test('has the layout of its visitor [SHELL-009]', async () => {
    expect((await read('/things/plain-1/', { 'user-agent': PHONE })).head).toContain('data-layout="mobile"')
    expect((await read('/things/plain-1/', { 'user-agent': GOOGLEBOT })).head).toContain(
      'data-layout="desktop-crawler"',
    )
  })

  test('is for the region of the cookie, else for the default one [REGION-003]', async () => {
    expect((await read('/things/plain-1/')).html).toMatch(/"region":\{"id":1,/)
    expect((await read('/things/plain-1/', { cookie: 'active_region=16' })).html).toMatch(/"region":\{"id":16,/)
  })

  test("calls the API with the visitor's cookies and the request's id", async () => {
    const { html } = await read('/things/api-1/', { cookie: 'cartToken=secret' })
    expect(shell.asked['/api/things']).toMatchObject({ cookie: 'cartToken=secret', 'x-request-id': 'request-1' })
    expect(shell.asked['/api/catalog/topics']).not.toHaveProperty('cookie')
    expect(html).not.toContain('secret')
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('is compressed for a browser that takes %s', async (accepted, encoding) => {
    const { headers, html } = await read('/things/plain-1/', { 'accept-encoding': accepted })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(html).toMatch(/<h1>Вещь plain<\/h1>.*<\/html>$/s)
  })
})

describe('a visitor', () => {
  test('gets an id with his first page, which decides about canaries, and keeps it', async () => {
    const { headers } = await read('/things/plain-1/')
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^visitor_id=[\w-]{16}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const again = await read('/things/plain-1/', { cookie: cookie.split(';')[0]! })
    expect(again.headers.get('set-cookie')).toBeNull()
    expect(shell.visitors).toEqual([
      { id: cookie.slice('visitor_id='.length, -1).split(';')[0], isNew: true, isCrawler: false },
      { id: cookie.slice('visitor_id='.length, -1).split(';')[0], isNew: false, isCrawler: false },
    ])
  })

  test('has the cookies of a store with HTTPS under names that no neighbouring domain can set', async () => {
    const secure = await startShell(undefined, undefined, undefined, undefined, true)
    const cookie = (await secure.get('/things/plain-1/')).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-visitor_id=[\w-]{16}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const own = `${cookie.split(';')[0]}; __Host-active_region=16`
    const page = await secure.get('/things/plain-1/', {
      cookie: `visitor_id=planted-by-others; active_region=1; ${own}`,
    })
    expect(page.headers.get('set-cookie')).toBeNull()
    expect(withoutComments(await page.text())).toMatch(/"region":\{"id":16,/)
    await secure.stop()
  })

  test('that is a crawler gets none, and a page that nobody reports on', async () => {
    const { headers, html } = await read('/things/plain-1/', { 'user-agent': GOOGLEBOT })
    expect(headers.get('set-cookie')).toBeNull()
    expect(html).toContain('"page":""')
    expect(shell.visitors).toMatchObject([{ isCrawler: true }])
  })
})

describe('deferred parts', () => {
  test('come behind the rest of the page, after their data', async () => {
    const response = await shell.get('/things/deferred-1/', { 'accept-encoding': 'br' })
    const chunks: string[] = []
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) chunks.push(chunk)
    const html = withoutComments(chunks.join(''))
    // All of the first batch arrives before any deferred content, however the decoder splits it.
    const arrivedAt = chunks.findIndex((chunk) => chunk.includes('отложенное'))
    expect(chunks.slice(0, arrivedAt).join('')).toContain('скоро будет')
    expect(html.indexOf('"отложенное"')).toBeGreaterThan(html.indexOf('скоро будет'))
    expect(html.indexOf('"отложенное"')).toBeLessThan(html.indexOf('отложенное пришло'))
  })

  test('are awaited for crawlers and stand where they belong', async () => {
    const { body } = await read('/things/deferred-1/', { 'user-agent': GOOGLEBOT })
    expect(body).toContain('<p>отложенное пришло</p>')
    expect(body).not.toContain('скоро будет')
  })
})

describe('an address that cannot be shown', () => {
  test.each(['/things/missing-1/', '/things/plain-0/', '/nothing/', '//elsewhere/things/plain-1/'])(
    '%s is not found, and the page says so within the store',
    async (path) => {
      const { status, head, body } = await read(path)
      expect(status).toBe(404)
      expect(head).toContain('<title>Страница не найдена</title>')
      expect(head).toContain('<meta name="robots" content="noindex"/>')
      expect(body).toContain('Автотовары')
      expect(shell.reported).toEqual([])
    },
  )

  test('whose data is missing now is a matter of a moment, and is reported', async () => {
    const { status, headers, body } = await read('/things/down-1/')
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(body).toContain('Что-то пошло не так')
    expect(shell.reported).toHaveLength(1)
  })

  test.each(['/things/plain-1', '/Things/plain-1/', '/THINGS/plain-1'])(
    '%s names the address that was meant [ROUTE-001] [ROUTE-002] [ROUTE-076]',
    async (path) => {
      const { status, html, body } = await read(path)
      expect(status).toBe(404)
      expect(html).toContain('data-page-type="NotFound"')
      expect(body).toMatch(/<h1[^>]*>Страница не найдена/)
      expect(body).toMatch(/<a [^>]*href="\/things\/plain-1\/"[^>]*><span[^>]*>Перейти на \/things\/plain-1\//)
      expect(body).toMatch(/<a [^>]*href="\/"[^>]*><span[^>]*>На главную/)
      expect(body).toMatch(/<form [^>]*action="\/search\/"/)
    },
  )

  test('that nobody can have meant names none', async () => {
    expect((await read('/nothing')).body).not.toContain('Перейти на')
  })

  test('leads where its loader says, each visitor for himself', async () => {
    const { status, headers, html } = await read('/things/moved-1/')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('vary')).toBe('User-Agent, Cookie, Accept-Encoding')
    expect(status).toBe(302)
    expect(headers.get('location')).toBe('/things/plain-1/')
    expect(html).toBe('')
  })

  test.each([
    ['a shopper', {}],
    ['a crawler', { 'user-agent': GOOGLEBOT }],
  ])('whose page throws says so to %s within the store, without a word of the failure', async (_who, agent) => {
    const { status, headers, html } = await read('/things/broken-1/', agent)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('5')
    expect(html).not.toContain('secret')
    expect(html).toMatch(/<h1[^>]*>Что-то пошло не так[^]*<\/html>$/)
    expect(shell.reported.map(String).join()).toContain('secret of a broken page')
  })
})

describe('without the API', () => {
  test('a shell that had one goes on with it', async () => {
    await read('/things/plain-1/')
    await shell.stopApi()
    expect((await read('/things/plain-1/')).status).toBe(200)
  })
})
