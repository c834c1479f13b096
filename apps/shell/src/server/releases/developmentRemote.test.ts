/** @jest-environment node */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { followDevelopmentRemote } from './developmentRemote.ts'
import type { ServerRemote } from './remotes.ts'

const released: ServerRemote = {
  name: 'listing',
  version: '1.0.0-0000000a',
  routes: ['/search/'],
  entry: { href: '/listing.js' },
  stylesheets: {},
  scripts: {},
}

let server: Server
let origin: string
/** Current source of the remote; each edit changes its version. */
let source: { version: string; code: string }

beforeEach(async () => {
  source = { version: '1.0.0-00000001', code: 'exports.createRoutes = () => [1]; exports.widgets = {}' }
  server = createServer((request, response) =>
    response.end(request.url === '/release.json' ? JSON.stringify(releaseOf(source)) : source.code),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(stop)

function stop(): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

function releaseOf({ version, code }: typeof source) {
  return {
    name: 'cart',
    version,
    contractVersion: 1,
    routes: ['/cart/'],
    entry: 'remoteEntry.js',
    exposes: {},
    server: 'server/index.cjs',
    commit: null,
    smoke: [],
    shared: {},
    contract: { uses: { endpoints: {}, widgets: {} }, provides: { widgets: {} } },
    hashes: { 'server/index.cjs': `sha384-${createHash('sha384').update(code).digest('base64')}` },
  }
}

function follow() {
  const errors: string[] = []
  const remotes = followDevelopmentRemote(
    () => Promise.resolve([released, { ...released, name: 'cart' }]),
    { name: 'cart', origin },
    (error) => errors.push(String(error)),
  )
  return { remotes: () => remotes({ id: 'visitor', isCrawler: false }), errors }
}

test('the remote in work stands beside the released ones, its browser files at its own server', async () => {
  const { remotes, errors } = follow()
  const [first, second] = await remotes()
  expect(errors).toEqual([])
  expect(first).toBe(released)
  expect(second).toMatchObject({
    name: 'cart',
    version: '1.0.0-00000001',
    entry: { href: `${origin}/browser/remoteEntry.js` },
  })
  expect(second?.page?.createRoutes({} as never)).toEqual([1])
})

test('each page runs the source as it is, and unchanged source runs on', async () => {
  const { remotes } = follow()
  const [, before] = await remotes()
  const [, same] = await remotes()
  expect(same).toBe(before)
  source = { version: '1.0.0-00000002', code: 'exports.createRoutes = () => [2]; exports.widgets = {}' }
  const [, after] = await remotes()
  expect(after?.page?.createRoutes({} as never)).toEqual([2])
})

test('source that does not run leaves the last that did, and says why', async () => {
  const { remotes, errors } = follow()
  await remotes()
  source = { version: '1.0.0-00000002', code: 'throw new Error("typo")' }
  const [, cart] = await remotes()
  expect(cart?.version).toBe('1.0.0-00000001')
  expect(errors[0]).toMatch(/development server of cart at .* gave no release/)
})

test('without its development server the released remotes go on alone', async () => {
  const { remotes, errors } = follow()
  await stop()
  expect(await remotes()).toEqual([released])
  expect(errors).toHaveLength(1)
})
