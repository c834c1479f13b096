import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { comparePictures } from './comparePictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstak-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function draw(name: string, width: number, height: number, background: string): Promise<string> {
  const file = join(folder, name)
  writeFileSync(
    file,
    await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer(),
  )
  return file
}

test('two pictures that look the same have no difference', async () => {
  const [one, other] = [await draw('a.png', 8, 4, '#FFC21F'), await draw('b.png', 8, 4, '#FFC21F')]
  await expect(comparePictures(one, other)).resolves.toBeNull()
})

test('another colour is counted point by point and shown in red', async () => {
  const [one, other] = [await draw('c.png', 8, 4, '#FFC21F'), await draw('d.png', 8, 4, '#1D2125')]
  const difference = await comparePictures(one, other)
  expect(difference?.points).toBe(32)
  const { data } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
})

test('a page that grew by a row differs by that row', async () => {
  const [one, other] = [await draw('e.png', 8, 4, '#1D2125'), await draw('f.png', 8, 5, '#1D2125')]
  expect((await comparePictures(one, other))?.points).toBe(8)
})
