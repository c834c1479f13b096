import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Release } from '@verstak/contracts/release'
import type { RemoteConfig } from '@verstak/contracts/remoteConfig'
import * as v from 'valibot'
import type { Stats } from 'webpack'
import { describeRelease, hashOf, putRelease } from './release.ts'

const mockRoot = mkdtempSync(join(tmpdir(), 'verstak-build-'))
jest.mock('./paths.ts', () => ({
  get RELEASES() {
    return join(mockRoot, 'releases')
  },
  appFolder: (name: string) => join(mockRoot, 'apps', name),
}))

const remote: RemoteConfig = {
  name: 'cart',
  routes: ['/cart/'],
  widgets: { AddToCart: './src/add-to-cart/AddToCart.tsx' },
}
const releases = join(mockRoot, 'releases/cart')

/** What webpack tells of a finished build: the files of each exposed chunk. */
const stats = {
  compilation: {
    namedChunkGroups: new Map([
      ['routes', { getFiles: () => ['routes.1.js', 'routes.1.css'] }],
      ['AddToCart', { getFiles: () => ['shared.1.js', 'AddToCart.1.js'] }],
    ]),
  },
} as unknown as Stats

/** A finished build whose server file holds `code`. */
function makeBuild(code: string): string {
  const folder = mkdtempSync(join(mockRoot, 'build-'))
  for (const part of ['browser', 'server']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'browser/remoteEntry.1.js'), 'entry')
  writeFileSync(join(folder, 'browser/routes.1.css'), 'a{}')
  writeFileSync(join(folder, 'server/index.cjs'), code)
  return folder
}

const put = (code: string) => putRelease(remote, makeBuild(code), stats)
const liveVersion = () => (JSON.parse(readFileSync(join(releases, 'live.json'), 'utf8')) as { version: string }).version

beforeAll(() => {
  mkdirSync(join(mockRoot, 'apps/cart'), { recursive: true })
  writeFileSync(join(mockRoot, 'apps/cart/package.json'), '{"version":"1.2.0"}')
})
afterEach(() => rmSync(join(mockRoot, 'releases'), { recursive: true, force: true }))
afterAll(() => rmSync(mockRoot, { recursive: true }))

test('a hash is written as in the integrity attribute', () => {
  expect(hashOf(Buffer.from('x'))).toBe(`sha384-${createHash('sha384').update('x').digest('base64')}`)
})

test('a release names its routes, and scripts and stylesheets of each exposed module, in the form of the contract', () => {
  const release = describeRelease(remote, '1.2.0-abc', 'remoteEntry.1.js', stats, {})
  expect(v.parse(Release, release)).toEqual(release)
  expect(release).toMatchObject({
    name: 'cart',
    version: '1.2.0-abc',
    routes: ['/cart/'],
    entry: 'remoteEntry.1.js',
    exposes: {
      './routes': { js: ['routes.1.js'], css: ['routes.1.css'] },
      './AddToCart': { js: ['shared.1.js', 'AddToCart.1.js'], css: [] },
    },
  })
})

test('a build goes into the store under package version and hash, with the hash of every file, and is live', () => {
  const release = put('one')
  expect(release.version).toMatch(/^1\.2\.0-[0-9a-f]{8}$/)
  expect(release.hashes).toEqual({
    'browser/remoteEntry.1.js': hashOf(Buffer.from('entry')),
    'browser/routes.1.css': hashOf(Buffer.from('a{}')),
    'server/index.cjs': hashOf(Buffer.from('one')),
  })
  const folder = join(releases, release.version)
  expect(readFileSync(join(folder, 'server/index.cjs'), 'utf8')).toBe('one')
  expect(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))).toEqual(release)
  expect(liveVersion()).toBe(release.version)
})

test('a change of one byte is another release; the earlier one stays as it was', () => {
  const first = put('one')
  const second = put('two')
  expect(second.version).not.toBe(first.version)
  expect(liveVersion()).toBe(second.version)
  expect(readFileSync(join(releases, first.version, 'server/index.cjs'), 'utf8')).toBe('one')
})

test('the bytes of an earlier release are that release, live again', () => {
  const first = put('one')
  put('two')
  expect(put('one').version).toBe(first.version)
  expect(liveVersion()).toBe(first.version)
  expect(readdirSync(releases).sort()).toHaveLength(3)
})

test('nothing half-written stays behind', () => {
  const folder = makeBuild('one')
  const { version } = putRelease(remote, folder, stats)
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(releases).sort()).toEqual([version, 'live.json'])
})

test('a build without a container entry is no release', () => {
  const folder = makeBuild('one')
  rmSync(join(folder, 'browser/remoteEntry.1.js'))
  expect(() => putRelease(remote, folder, stats)).toThrow(/has no remoteEntry/)
  expect(existsSync(releases)).toBe(false)
})
