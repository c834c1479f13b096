import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withFileLock } from './fileLock.ts'
import { identifyProcess } from './processIdentity.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('ten at once go one after another and leave nothing behind', async () => {
  let inside = 0
  const counts = await Promise.all(
    Array.from({ length: 10 }, () =>
      withFileLock(join(folder, 'lock'), 10_000, async () => {
        inside += 1
        await sleep(2)
        return inside--
      }),
    ),
  )
  expect(counts).toEqual(Array(10).fill(1))
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: 'x' })],
  ['a process whose number another one has now', JSON.stringify({ pid: process.pid, startedAt: 'before the reboot' })],
  ['nobody who can be read', '{"pid":'],
])('the lock of %s is taken over', async (_, content) => {
  await writeFile(join(folder, 'lock'), content)
  expect(await withFileLock(join(folder, 'lock'), 0, async () => 'done')).toBe('done')
})

test('a living holder is named when waiting takes too long', async () => {
  await writeFile(join(folder, 'lock'), JSON.stringify(identifyProcess()))
  await expect(withFileLock(join(folder, 'lock'), 0, async () => {})).rejects.toThrow(`Process ${process.pid} has held`)
})

test('a failing action frees the lock', async () => {
  const failing = withFileLock(join(folder, 'lock'), 0, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  expect(await readdir(folder)).toEqual([])
})
