/** @jest-environment node */
import { createHash } from 'node:crypto'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { createKeyPair } from '@verstak/signature'
import { createElement } from 'react'
import { createReleaseStore, pageCode } from '../../testing/releaseStore.ts'
import { BrokenRelease, runServerFile, SlowRelease } from './runServerFile.ts'

let store: ReturnType<typeof createReleaseStore>
beforeEach(() => (store = createReleaseStore()))
afterEach(() => store.remove())

const V1 = '1.0.0-00000001'
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('a release runs on the shared packages of the shell, and names the hash of each file for the browser', async () => {
  store.put({
    code: `const react = require('react'); exports.createRoutes = () => [react.createElement]; exports.widgets = {}`,
  })
  const remote = await store.load(V1)
  expect(remote.page?.createRoutes({} as never)).toEqual([createElement])
  const base = `/releases/cart/${V1}/browser/`
  expect(remote.entry).toEqual({ href: `${base}remoteEntry.1.js`, integrity: hashOf('entry') })
  expect(remote.stylesheets['./routes']).toEqual([{ href: `${base}routes.1.css`, integrity: hashOf('a{}') }])
  expect(remote.scripts['./routes']).toEqual([{ href: `${base}routes.1.js`, integrity: hashOf('routes') }])
})

describe('a release never runs', () => {
  const loading = () => expect(store.load(V1)).rejects
  const code = `globalThis.hasRun = true; ${pageCode('bad')}`
  afterEach(() => {
    expect('hasRun' in globalThis).toBe(false)
  })

  test.each(['server/index.cjs', 'browser/remoteEntry.1.js', 'browser/routes.1.css'])(
    'with other bytes in %s',
    async (path) => {
      store.put({ code })
      appendFileSync(store.fileOf(V1, path), ' ')
      await loading().toThrow(`has other bytes in ${path} than were released`)
    },
  )

  test('without one of its files', async () => {
    store.put({ code })
    rmSync(store.fileOf(V1, 'browser/routes.1.js'))
    await loading().toThrow('routes.1.js')
  })

  test("signed with another team's key", async () => {
    store.put({ code, key: createKeyPair().privateKey })
    await loading().toThrow("is not signed by its team's key")
  })

  test('unsigned, or by a team that nobody knows', async () => {
    store.put({ code, name: 'stranger' })
    await expect(store.load(V1, 'stranger')).rejects.toThrow("is not signed by its team's key")
    writeFileSync(store.fileOf(V1, 'release.json', 'stranger'), '{"name":"stranger"}')
    await expect(store.load(V1, 'stranger')).rejects.toThrow('signature')
  })

  test.each([
    ['another remote', { name: 'listing' }],
    ['another version', { version: '1.0.0-00000002' }],
  ])('that says to be %s', async (_what, change) => {
    store.put({ code, edit: (release) => ({ ...release, ...change }) })
    await loading().toThrow('says that it is')
  })

  test('for another contract between host and remote', async () => {
    store.put({ code, edit: (release) => ({ ...release, contractVersion: 2 }) })
    await loading().toThrow('is for contract 2, this shell has 1')
  })

  test.each(['../../team-keys.json', '/etc/passwd', 'server/../../x', 'browser//x'])(
    'with the file %s, which is none of its own',
    async (path) => {
      store.put({ code, edit: (release) => ({ ...release, hashes: { ...release.hashes, [path]: 'sha384-x' } }) })
      await loading().toThrow('which is no file of a release')
    },
  )

  test('with a server file or a stylesheet that nobody vouches for', async () => {
    store.put({ code, edit: (release) => ({ ...release, server: 'server/other.cjs' }) })
    await loading().toThrow('names no hash of server/other.cjs')
    store.put({ code, edit: (release) => ({ ...release, exposes: { './routes': { js: [], css: ['x.css'] } } }) })
    await loading().toThrow('names no hash of browser/x.css')
  })
})

test('a key that the team got later is found in the file', async () => {
  const next = createKeyPair()
  store.put({ key: next.privateKey })
  await expect(store.load(V1)).rejects.toThrow('is not signed')
  store.setKeys({ cart: [store.team.publicKey, next.publicKey] })
  await expect(store.load(V1)).resolves.toMatchObject({ version: V1 })
})

test.each([
  ['asks for a module of Node', `require('node:fs')`, /may not require 'node:fs'/],
  ['throws', `throw new Error('broken')`, /broken/],
  ['lacks its exports', `exports.widgets = {}`, /createRoutes/],
])('a server file that %s is broken for good', async (_what, code, message) => {
  store.put({ code })
  const error = await store.load(V1).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(BrokenRelease)
  expect(String((error as Error).cause)).toMatch(message)
})

test('a server file that does not come to an end is stopped, even if it catches everything', () => {
  const release = { name: 'cart', version: V1, server: 'server/index.cjs' }
  const startedAt = Date.now()
  for (const code of ['while (true);', 'for (;;) try { for (;;); } catch {}']) {
    expect(() => runServerFile(release, Buffer.from(code), 100)).toThrow(SlowRelease)
  }
  expect(Date.now() - startedAt).toBeLessThan(10_000)
})
