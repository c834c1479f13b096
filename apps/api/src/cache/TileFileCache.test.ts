import fs from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TileFileCache, parseRow, type TileValidity } from './TileFileCache.ts'
import type { CachedRow } from './rowsToCache.sql.ts'

let folder: string
let warnings: string[] = []
const open = (options: { maxBytes?: number; maxEntries?: number } = {}) =>
  new TileFileCache({ folder, onWarning: (text) => void warnings.push(text), ...options })
const validity: TileValidity = { version: 3, readAt: 1_000, saleUntil: Infinity, contextId: 7 }
const bytesOf = (name: string) => ({ tile: Buffer.from(`"${name}"`), row: Buffer.from(JSON.stringify({ name })) })
/** Tiles of the entries that are there. */
const tilesOf = (file: TileFileCache, partition: number, ids: number[]) => {
  const entries = ids.flatMap((id) => file.find(partition, id) ?? [])
  return file.readTiles(entries)?.toString()
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tile-file-'))
  warnings = []
})
afterEach(async () => {
  jest.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

test('an entry is found by partition and product, and nobody else sees its file', async () => {
  const file = open()
  file.put(1, 10, bytesOf('ten'), validity)
  file.put(2, 10, bytesOf('other partition'), { ...validity, saleUntil: 5_000 })
  file.put(1, 11, bytesOf('eleven'), validity)
  expect(tilesOf(file, 1, [11, 10, 12])).toBe('"eleven","ten"')
  expect(tilesOf(file, 2, [10])).toBe('"other partition"')
  const found = file.find(2, 10)!
  expect(file.validityOf(found)).toEqual({ ...validity, saleUntil: 5_000 })
  const row = parseRow<CachedRow & { name: string }>(file.readRow(found)!, file.validityOf(found))
  expect(row).toEqual({ name: 'other partition', sale_until: new Date(5_000) })
  expect(parseRow<CachedRow>(file.readRow(found)!, validity).sale_until).toBeNull()
  expect(await readdir(folder)).toEqual([])
  file.close()
})

test('of a product that was put twice the last is found', () => {
  const file = open({ maxEntries: 3 })
  for (const name of ['a', 'b', 'c', 'd', 'e']) file.put(1, 10, bytesOf(name), validity)
  expect(tilesOf(file, 1, [10])).toBe('"e"')
  file.close()
})

test.each([
  ['bytes', { maxBytes: 1_000 }],
  ['numbers', { maxEntries: 20 }],
])('when there is no room for more %s the oldest are forgotten and the others are whole', (_what, options) => {
  const file = open(options)
  const tileOf = (id: number) => ({
    tile: Buffer.from(`"${id}${'x'.repeat(id % 17)}"`),
    row: Buffer.from(JSON.stringify({ id })),
  })
  for (let id = 0; id < 5_000; id++) {
    file.put(id % 3, id, tileOf(id), validity)
    for (const known of [id, id - 5, id - 19]) {
      if (known < 0) continue
      const found = file.find(known % 3, known)
      if (found === null) continue
      expect(file.readTiles([found])).toEqual(tileOf(known).tile)
      expect(file.readRow(found)).toEqual(tileOf(known).row)
    }
  }
  expect(file.find(4_999 % 3, 4_999)).not.toBeNull()
  expect(file.find(0, 0)).toBeNull()
  const left = Array.from({ length: 5_000 }, (_, id) => file.find(id % 3, id)).filter((found) => found !== null)
  expect(left.length).toBeGreaterThan(10)
  expect(left.length).toBeLessThan(60)
  expect(warnings).toEqual([])
  file.close()
})

test('a full or broken disk empties the cache, and is tried again a minute later', () => {
  const file = open()
  file.put(1, 10, bytesOf('ten'), validity)
  const later = performance.now() + 61_000
  jest.spyOn(fs, 'writevSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  })
  file.put(1, 11, bytesOf('eleven'), validity)
  expect(tilesOf(file, 1, [10, 11])).toBe('')
  file.put(1, 12, bytesOf('twelve'), validity)
  expect(tilesOf(file, 1, [12])).toBe('')
  expect(warnings).toHaveLength(1)

  jest.spyOn(performance, 'now').mockReturnValue(later)
  file.put(1, 13, bytesOf('thirteen'), validity)
  expect(tilesOf(file, 1, [10, 11, 12, 13])).toBe('"thirteen"')
  jest.spyOn(fs, 'readSync').mockReturnValueOnce(3)
  expect(file.readTiles([file.find(1, 13)!])).toBeNull()
  expect(file.find(1, 13)).toBeNull()
  expect(warnings).toHaveLength(2)
  file.close()
})
