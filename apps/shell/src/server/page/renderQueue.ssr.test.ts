import type { CreateRoutes } from '@verstak/host'
import type { ServerRemote } from '../releases/remotes.ts'
import { startShell } from '../../testing/startShell.ts'
import { badgeRemote } from '../../testing/thingsRemote.tsx'

const AT_ONCE = 8
const TURN_MS = 1000
const WAITING = 500

/** Start times of the pages' loaders. */
let begun: number[]
let plainRenders = 0
let shell: Awaited<ReturnType<typeof startShell>>
let leaving: AbortController
beforeEach(async () => {
  begun = []
  leaving = new AbortController()
  shell = await startShell(() => [remote, badgeRemote])
})
afterEach(async () => {
  leaving.abort()
  await shell.stop()
})

const remote: ServerRemote = {
  name: 'rush',
  version: '1.0.0-abc',
  routes: ['/rush/{what}-{id}/'],
  entry: { href: '/releases/rush/1.0.0-abc/browser/remoteEntry.1.js' },
  scripts: { './routes': [] },
  stylesheets: { './routes': [] },
  page: { createRoutes, widgets: {} },
}

function createRoutes(): ReturnType<CreateRoutes> {
  const load = async ({ params }: { params: Record<string, string | undefined> }) => {
    const [what] = params['page']!.split('-')
    if (what === 'late') await later(1000)
    if (what === 'plain') {
      plainRenders += 1
      await later(20)
    }
    if (what !== 'slow') return null
    begun.push(performance.now())
    // Until its visitor disconnects.
    await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve))
    return null
  }
  return [{ id: 'rush.page', path: '/rush/:page/', loader: load, element: 'страница' }]
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const GZIP = { 'accept-encoding': 'gzip' }

/** Requests pages that wait for the API; their visitors disconnect before the answers. */
const rush = (count: number) =>
  Array.from({ length: count }, (_, id) => shell.get(`/rush/slow-${id + 1}/`, {}, leaving.signal))

const ignored = (answers: Promise<unknown>[]) => answers.forEach((one) => one.catch(() => undefined))

/** A page shared by guests is cached from its second rendering on. */
async function keepPlain() {
  for (let count = 0; count < 2; count += 1) await (await shell.get('/rush/plain-1/', GZIP)).text()
}

async function untilBegun(count: number): Promise<void> {
  while (begun.length < count) await later(5)
}

test('so many pages are made at once; the next one waits until a turn is over, and is made then', async () => {
  ignored(rush(AT_ONCE + 1))
  await untilBegun(AT_ONCE + 1)
  // One after the other they would take a turn each.
  expect(begun[AT_ONCE - 1]! - begun[0]!).toBeLessThan((TURN_MS * AT_ONCE) / 2)
  expect(begun[AT_ONCE]! - begun[0]!).toBeGreaterThan(TURN_MS * 0.9)
})

test('a page that was made ends its turn at once', async () => {
  ignored(rush(AT_ONCE - 1))
  await untilBegun(AT_ONCE - 1)
  const startedAt = performance.now()
  for (let count = 0; count < 4; count += 1) expect((await shell.get('/rush/plain-1/')).status).toBe(200)
  // All four through the only free slot.
  expect(performance.now() - startedAt).toBeLessThan(TURN_MS * 0.9)
})

test('a kept page waits for no other one', async () => {
  await keepPlain()
  const renders = plainRenders
  ignored(rush(AT_ONCE * 3))
  await untilBegun(AT_ONCE)
  const response = await shell.get('/rush/plain-1/', GZIP)
  expect(response.status).toBe(200)
  expect(plainRenders).toBe(renders)
  expect(begun.length).toBeLessThan(AT_ONCE * 3)
})

test('visitors who want the same page and came together get the one that was made for the first of them', async () => {
  await (await shell.get('/rush/plain-1/', GZIP)).text()
  const renders = plainRenders
  ignored(rush(AT_ONCE))
  await untilBegun(AT_ONCE)
  const answers = await Promise.all(Array.from({ length: AT_ONCE * 8 }, () => shell.get('/rush/plain-1/', GZIP)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(plainRenders - renders).toBeLessThan(AT_ONCE * 4)
})

test('whoever comes when the line is full is asked to come again at once, which is nobody’s failure', async () => {
  const answers = rush(AT_ONCE + WAITING + 100)
  ignored(answers)
  const { status, headers, text } = await Promise.race(answers).then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toBe('5')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('Сейчас слишком много посетителей')
  expect(shell.refused.length).toBeGreaterThan(0)
  expect(shell.reported).toEqual([])
  expect(shell.failures).toEqual([])
})

test('loaders have all their time from when the turn of their page comes', async () => {
  const startedAt = performance.now()
  ignored(rush(AT_ONCE * 3))
  await untilBegun(AT_ONCE)
  const response = await shell.get('/rush/late-1/')
  expect(response.status).toBe(200)
  // Longer than the time limit of a loader.
  expect(performance.now() - startedAt).toBeGreaterThan(3_000)
})
