/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { loadRemote } from './remotes.ts'

let store: string
beforeEach(() => (store = mkdtempSync(join(tmpdir(), 'verstak-releases-'))))
afterEach(() => rmSync(store, { recursive: true }))

/** Puts a release of `cart` with this server file into the store. */
function put(code: string, hashedCode = code): void {
  const folder = join(store, 'cart/1.0.0-abc')
  mkdirSync(join(folder, 'server'), { recursive: true })
  writeFileSync(join(store, 'cart/live.json'), '{"version":"1.0.0-abc"}')
  writeFileSync(join(folder, 'server/index.cjs'), code)
  const hash = `sha384-${createHash('sha384').update(hashedCode).digest('base64')}`
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({
      name: 'cart',
      version: '1.0.0-abc',
      contractVersion: 1,
      routes: ['/cart/'],
      entry: 'remoteEntry.1.js',
      exposes: { './routes': { js: ['routes.1.js'], css: ['routes.1.css'] } },
      server: 'server/index.cjs',
      hashes: { 'server/index.cjs': hash },
    }),
  )
}

function load() {
  const errors: string[] = []
  return { remote: loadRemote(store, 'cart', (error) => errors.push(String(error))), errors }
}

test('a remote runs on the shared packages of the shell', () => {
  put(`const react = require('react'); exports.createRoutes = () => [react.createElement]; exports.widgets = {}`)
  const { remote, errors } = load()
  expect(errors).toEqual([])
  expect(remote.page?.createRoutes({} as never)).toEqual([createElement])
  expect(remote.entry).toBe('/releases/cart/1.0.0-abc/browser/remoteEntry.1.js')
  expect(remote.exposes['./routes']?.css).toEqual(['/releases/cart/1.0.0-abc/browser/routes.1.css'])
})

test.each([
  ['asks for a module of Node', `require('node:fs')`, /may not require 'node:fs'/],
  ['throws', `throw new Error('broken')`, /broken/],
  ['lacks its exports', `exports.widgets = {}`, /createRoutes/],
])('a server file that %s does not run, and its addresses stay known', (_what, code, message) => {
  put(code)
  const { remote, errors } = load()
  expect(remote.page).toBeUndefined()
  expect(remote.routes).toEqual(['/cart/'])
  expect(errors[0]).toMatch(message)
})

test('a server file with other bytes than its release names never runs', () => {
  put(`globalThis.hasRun = true`, 'what was released')
  const { remote, errors } = load()
  expect(remote.page).toBeUndefined()
  expect(errors[0]).toMatch(/has not the bytes/)
  expect('hasRun' in globalThis).toBe(false)
})
