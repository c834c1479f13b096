import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedRelease } from '@verstak/contracts/release'
import { createFolderStore } from './createFolderStore.ts'
import { makeRelease, SAMPLE_FILES } from './testing/sampleRelease.ts'

const DAY_MS = 86_400_000

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = () => createFolderStore(join(folder, 'store'))
const build = (code = 'one'): SignedRelease => ({
  ...makeRelease(join(folder, 'build'), { ...SAMPLE_FILES, 'server/index.cjs': code }),
  signature: 'sign',
})
const put = (release: SignedRelease) => store().put(join(folder, 'build'), release)
const content = () => readdirSync(join(folder, 'store/cart')).sort()

test('a release is stored with its files and its signature', async () => {
  const release = build()
  writeFileSync(join(folder, 'build/left.txt'), 'not of the release')
  expect(await put(release)).toBe(true)
  expect(await store().read('cart', release.version)).toEqual(release)
  const stored = store().folderOf('cart', release.version)
  expect(readFileSync(join(stored, 'browser/routes.1.css'), 'utf8')).toBe(SAMPLE_FILES['browser/routes.1.css'])
  expect(readdirSync(stored).sort()).toEqual(['browser', 'release.json', 'server'])
})

test('the same again is fine, whoever signed it and from whichever commit', async () => {
  const release = build()
  await put(release)
  expect(await put(release)).toBe(false)
  expect(await put({ ...release, commit: 'c0ffee', signature: 'other' })).toBe(false)
  expect((await store().read('cart', release.version))?.signature).toBe('other')
})

test('other content under the same version is refused, and the stored one stays', async () => {
  const release = build()
  await put(release)
  const other = { ...build('two'), version: release.version }
  await expect(put(other)).rejects.toThrow(/has cart .* with other content.*raise the version/)
  expect(await store().read('cart', release.version)).toEqual(release)
})

test('a file with another hash leaves nothing behind', async () => {
  const release = build()
  writeFileSync(join(folder, 'build/browser/routes.1.js'), 'changed')
  await expect(put(release)).rejects.toThrow(/routes\.1\.js has not the hash/)
  expect(content()).toEqual([])
})

test('publishers of the same release at the same time end with one', async () => {
  for (const code of ['one', 'two', 'three', 'four']) {
    const release = build(code)
    const results = await Promise.all(Array.from({ length: 8 }, () => put(release)))
    expect(results.filter(Boolean)).toHaveLength(1)
  }
  expect(content()).toHaveLength(4)
})

test('what was left of a broken release is replaced', async () => {
  const release = build()
  mkdirSync(store().folderOf('cart', release.version), { recursive: true })
  writeFileSync(join(store().folderOf('cart', release.version), 'release.json'), '{"name":')
  expect(await put(release)).toBe(true)
  expect(await store().read('cart', release.version)).toEqual(release)
})

test('ten releases, seven days and what is wanted are kept', async () => {
  const now = Date.now()
  const versions = Array.from({ length: 14 }, (_, index) => `0.1.0-${String(index).padStart(8, '0')}`)
  for (const [age, version] of versions.entries()) {
    const release = build(version)
    await put({ ...release, version })
    // The two newest after the ten are six days old, the others older.
    const at = new Date(now - (age < 10 ? age * 1000 : age < 12 ? 6 * DAY_MS : (20 + age) * DAY_MS))
    utimesSync(store().folderOf('cart', version), at, at)
  }
  expect(await store().prune('cart', new Set([versions[13]!]))).toEqual([versions[12]])
  expect(content()).toEqual(versions.filter((version) => version !== versions[12]))
  expect((await store().list('cart')).map(({ version }) => version)).toEqual([...versions.slice(0, 12), versions[13]])
})

test('drafts of publishers that died go after a day', async () => {
  await put(build())
  for (const name of ['.draft-old', '.draft-new']) mkdirSync(join(folder, 'store/cart', name))
  const old = new Date(Date.now() - 2 * DAY_MS)
  utimesSync(join(folder, 'store/cart/.draft-old'), old, old)
  await store().prune('cart', new Set())
  expect(content()).toEqual(['.draft-new', expect.any(String)])
})

test('what is not there reads as nothing', async () => {
  expect(await store().read('cart', '0.1.0-11111111')).toBeNull()
  expect(await store().list('cart')).toEqual([])
  expect(await store().prune('cart', new Set())).toEqual([])
})
