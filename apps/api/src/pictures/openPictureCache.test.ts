import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DRAWINGS_VERSION, PICTURE_SIZES, type Picture } from '@verstak/drawings'
import type { DomainError } from '../DomainError.ts'
import { openPictureCache as openCache, type PictureCacheOptions } from './openPictureCache.ts'

const DRILL: Picture = { drawing: 'drill', livery: 'zubr', view: 'main', size: '236', format: 'avif' }
const SIZED = PICTURE_SIZES.map((size) => ({ ...DRILL, size }))
const sized = (at: number) => SIZED[at] ?? DRILL

const openPictureCache = (options: Omit<PictureCacheOptions<Picture>, 'nameOf'>) =>
  openCache<Picture>({
    ...options,
    nameOf: ({ drawing, livery, view, size, format }) => [drawing, livery, view, size, format].join('.'),
  })

let cacheFolder: string
let folder: string

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'verstak-store-'))
  folder = join(cacheFolder, DRAWINGS_VERSION)
})

afterEach(() => rm(cacheFolder, { recursive: true, force: true }))

test('however many ask, a picture is drawn once, and not again after a restart', async () => {
  const render = jest.fn(async () => Buffer.from('drawn'))
  const cache = await openPictureCache({ cacheFolder, render })
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache(DRILL)))
  expect(answers.map(String)).toEqual(Array.from({ length: 20 }, () => 'drawn'))
  const reopened = await openPictureCache({ cacheFolder, render })
  expect(String(await reopened(DRILL))).toBe('drawn')
  expect(render).toHaveBeenCalledTimes(1)
})

test('a burst draws two at a time and refuses what would wait too long', async () => {
  let running = 0
  let most = 0
  const render = async () => {
    running += 1
    most = Math.max(most, running)
    await sleep(5)
    running -= 1
    return Buffer.from('drawn')
  }
  const cache = await openPictureCache({ cacheFolder, render, running: 2, waiting: 4 })
  const answers = await Promise.allSettled(SIZED.map(cache))
  expect(most).toBe(2)
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(SIZED.length - 6)
  expect(refused.map(({ reason }) => (reason as DomainError).code)).toEqual(refused.map(() => 'unavailable'))
  expect(String(await cache(DRILL))).toBe('drawn')
})

test('the folder stays within its limit and lets go what was asked for longest ago', async () => {
  const cache = await openPictureCache({ cacheFolder, render: async () => Buffer.alloc(1000, 1), maxBytes: 3000 })
  for (const picture of SIZED.slice(0, 3)) await cache(picture)
  await cache(sized(0))
  await cache(sized(3))
  // The file goes a moment after the answer.
  while ((await readdir(folder)).length > 3) await sleep(20)
  expect((await readdir(folder)).sort()).toEqual(
    [0, 2, 3].map((at) => `drill.zubr.main.${PICTURE_SIZES[at]}.avif`).sort(),
  )
})

test('a failed drawing is not remembered', async () => {
  const render = jest.fn(async () => Buffer.from('drawn')).mockRejectedValueOnce(new Error('out of memory'))
  const cache = await openPictureCache({ cacheFolder, render })
  await expect(cache(DRILL)).rejects.toThrow('out of memory')
  expect(String(await cache(DRILL))).toBe('drawn')
})

test('a picture that cannot be saved is served all the same', async () => {
  const onWriteError = jest.fn()
  const cache = await openPictureCache({ cacheFolder, render: async () => Buffer.from('drawn'), onWriteError })
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where the folder should be')
  expect(String(await cache(DRILL))).toBe('drawn')
  expect(onWriteError).toHaveBeenCalledTimes(1)
})

test('leftovers go when the store opens: other versions and writes that were cut off; foreign files stay', async () => {
  await mkdir(join(cacheFolder, 'v0123abcd'), { recursive: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'drill.zubr.main.236.avif.1.tmp'), 'half')
  await writeFile(join(folder, 'drill.zubr.main.236.avif'), '')
  await writeFile(join(cacheFolder, 'notes.txt'), 'kept')
  const cache = await openPictureCache({ cacheFolder, render: async () => Buffer.from('drawn') })
  expect((await readdir(cacheFolder)).sort()).toEqual(['notes.txt', DRAWINGS_VERSION].sort())
  expect(await readdir(folder)).toEqual(['drill.zubr.main.236.avif'])
  await cache(DRILL)
  expect(String(await readFile(join(folder, 'drill.zubr.main.236.avif')))).toBe('drawn')
})
