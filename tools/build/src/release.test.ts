import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Release } from '@verstak/contracts/release'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import { integrityOf } from '@verstak/signature'
import * as v from 'valibot'
import type { Stats } from 'webpack'
import { describeRelease, finishRelease } from './release.ts'
import type { BuildFacts } from './release.ts'

const mockRoot = mkdtempSync(join(tmpdir(), 'verstak-build-'))
jest.mock('./paths.ts', () => ({
  ...jest.requireActual<object>('./paths.ts'),
  appFolder: (name: string) => join(mockRoot, 'apps', name),
}))

const remote: RemoteConfig = {
  name: 'cart',
  routes: ['/cart/'],
  widgets: { AddToCart: './src/add-to-cart/AddToCart.tsx' },
  smoke: ['/cart/'],
  budget: { js: 45_000, css: 10_000 },
}

const group = (files: string[], childrenIterable: object[] = []) => ({ getFiles: () => files, childrenIterable })
/** Late code of the page, which shares styles with what it brings itself. */
const late = group(['page.1.js', 'routes.1.css'], [group(['common.1.js', 'common.1.css', 'later.1.js'])])
/** Webpack stats of a finished build: the files of each exposed chunk. */
const stats = {
  compilation: {
    namedChunkGroups: new Map([
      ['routes', group(['routes.1.js', 'routes.1.css'], [late])],
      ['AddToCart', group(['shared.1.js', 'AddToCart.1.js'])],
    ]),
  },
} as unknown as Stats
const facts: BuildFacts = {
  browser: stats,
  contract: { uses: { endpoints: {}, widgets: {} }, provides: { widgets: {} } },
  commit: 'c0ffee',
}
const target = join(mockRoot, 'remotes/cart')

/** A finished build with `code` in its server file. */
function makeBuild(code: string): string {
  const folder = mkdtempSync(join(mockRoot, 'build-'))
  for (const part of ['browser', 'server']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'browser/remoteEntry.1.js'), 'entry')
  writeFileSync(join(folder, 'browser/routes.1.css'), 'a{}')
  writeFileSync(join(folder, 'server/index.cjs'), code)
  return folder
}

const finish = (code: string, changes: Partial<BuildFacts> = {}) =>
  finishRelease(remote, makeBuild(code), target, { ...facts, ...changes })

beforeAll(() => {
  mkdirSync(join(mockRoot, 'apps/cart'), { recursive: true })
  mkdirSync(join(mockRoot, 'remotes'))
  writeFileSync(join(mockRoot, 'apps/cart/package.json'), '{"version":"1.2.0"}')
})
afterEach(() => rmSync(target, { recursive: true, force: true }))
afterAll(() => rmSync(mockRoot, { recursive: true }))

test('a release is described in the form of the contract', () => {
  const release = describeRelease(remote, { ...facts, entry: 'remoteEntry.1.js', hashes: {} })
  expect(v.parse(Release, release)).toEqual(release)
  expect(release).toMatchObject({
    name: 'cart',
    commit: 'c0ffee',
    routes: ['/cart/'],
    smoke: ['/cart/'],
    entry: 'remoteEntry.1.js',
    exposes: {
      // With the styles that late code needs.
      './routes': { js: ['routes.1.js'], css: ['common.1.css', 'routes.1.css'] },
      './AddToCart': { js: ['shared.1.js', 'AddToCart.1.js'], css: [] },
    },
  })
  expect(release.shared['react']).toMatch(/^\^\d+\.\d+\.\d+$/)
})

test('a build becomes a release under package version and digest, with the hash of every file', () => {
  const release = finish('one')
  expect(release.version).toMatch(/^1\.2\.0-[0-9a-f]{12}$/)
  expect(release.hashes).toEqual({
    'browser/remoteEntry.1.js': integrityOf(Buffer.from('entry')),
    'browser/routes.1.css': integrityOf(Buffer.from('a{}')),
    'server/index.cjs': integrityOf(Buffer.from('one')),
  })
  expect(JSON.parse(readFileSync(join(target, 'release.json'), 'utf8'))).toEqual(release)
})

test('a build takes the whole place of the one before it', () => {
  finish('one')
  writeFileSync(join(target, 'browser/left.js'), 'of the one before')
  const second = finish('two')
  expect(readdirSync(join(target, 'browser')).sort()).toEqual(['remoteEntry.1.js', 'routes.1.css'])
  expect(JSON.parse(readFileSync(join(target, 'release.json'), 'utf8'))).toEqual(second)
  expect(readdirSync(join(mockRoot, 'remotes'))).toEqual(['cart'])
})

test('a change of one byte or of the contract is another version, another commit is not', () => {
  const first = finish('one').version
  const uses = { endpoints: {}, widgets: { 'cart/AddToCart': { type: 'object' } } }
  expect(finish('one', { commit: null }).version).toBe(first)
  expect(finish('two').version).not.toBe(first)
  expect(finish('one', { contract: { uses, provides: { widgets: {} } } }).version).not.toBe(first)
})

test('a build without a container entry is no release', () => {
  const folder = makeBuild('one')
  rmSync(join(folder, 'browser/remoteEntry.1.js'))
  expect(() => finishRelease(remote, folder, target, facts)).toThrow(/has no remoteEntry/)
})
