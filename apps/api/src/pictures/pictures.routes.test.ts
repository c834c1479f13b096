import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DRAWINGS_VERSION, PICTURE_SIZES, pictureUrl, pixelsOf, type Picture } from '@verstak/drawings'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { registerProblems } from '../http/sendProblem.ts'
import { picturesRoutes } from './pictures.routes.ts'

const DRILL: Picture = { drawing: 'drill', livery: 'zubr', view: 'main', size: '236', format: 'avif' }

let app: FastifyInstance
let cacheFolder: string

beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'verstak-pictures-'))
  app = Fastify()
  registerProblems(app)
  await app.register(picturesRoutes, {
    cacheFolder,
    photosFolder: `${cacheFolder}-photos`,
    readShopPhoto: () => Promise.resolve(undefined),
  })
})

afterAll(async () => {
  await app.close()
  await rm(cacheFolder, { recursive: true, force: true })
  await rm(`${cacheFolder}-photos`, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

/** Colour of one pixel of the 240×240 field, whatever the size of the raster. */
async function pixelAt(raster: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(raster).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round((y / 240) * info.height) * info.width + Math.round((x / 240) * info.width)) * info.channels
  return [...data.subarray(at, at + 4)]
}

test.each(['avif', 'webp'] as const)('%s is a real raster in the colours of its brand', async (format) => {
  const answer = await get(pictureUrl({ ...DRILL, format }))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(`image/${format}`)
  const { width, height, format: coded } = await sharp(answer.rawPayload).metadata()
  expect({ width, height, coded }).toEqual({ width: 236, height: 236, coded: format === 'avif' ? 'heif' : 'webp' })

  const [red = 0, green = 0, blue = 0, alpha] = await pixelAt(answer.rawPayload, 204, 92)
  expect(alpha).toBe(255)
  // #c1271d, give or take what lossy coding does
  expect(Math.abs(red - 0xc1)).toBeLessThan(8)
  expect(Math.abs(green - 0x27)).toBeLessThan(8)
  expect(Math.abs(blue - 0x1d)).toBeLessThan(8)
  expect((await pixelAt(answer.rawPayload, 2, 2))[3]).toBe(0)
})

test.each(PICTURE_SIZES)('size %s has its pixels', async (size) => {
  const answer = await get(pictureUrl({ ...DRILL, size, format: 'webp' }))
  const { width, height } = await sharp(answer.rawPayload).metadata()
  expect({ width, height }).toEqual(pixelsOf(size))
})

test('an answer may be cached for ever and is confirmed by its tag', async () => {
  const first = await get(pictureUrl(DRILL))
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(first.headers['x-content-type-options']).toBe('nosniff')
  const again = await get(pictureUrl(DRILL), { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
  expect((await get(pictureUrl({ ...DRILL, livery: 'makita' }))).headers.etag).not.toBe(first.headers.etag)
})

test('an SVG stands alone under a policy that lets it load and run nothing', async () => {
  const answer = await get(pictureUrl({ ...DRILL, format: 'svg' }))
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/)
  expect(answer.body).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 240" width="236" height="236">/,
  )
  expect(answer.body).not.toMatch(
    /<(style|script|text|image|use|foreignObject)|class=|style=|href|var\(|color-mix|url\(|\$/,
  )
})

test('a picture of older drawings leads to the same picture of today', async () => {
  const answer = await get(pictureUrl(DRILL).replace(DRAWINGS_VERSION, 'v0123abcd'))
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(pictureUrl(DRILL))
  expect(answer.headers['cache-control']).toBe('no-cache')
})

const good = pictureUrl(DRILL)

test.each([
  '/pictures/',
  '/pictures/drill',
  good.replace('drill', 'dri11'),
  good.replace('zubr', 'nobody'),
  good.replace('zubr', 'constructor'),
  good.replace('main', '__proto__'),
  good.replace('236', '237'),
  good.replace('236', '100000'),
  good.replace('.avif', '.png'),
  good.replace('.avif', '.avif.svg'),
  good.replace('.avif', ''),
  good.replace(DRAWINGS_VERSION, 'v1'),
  good.replace('drill', '%64rill'),
  good.replace('drill', '..'),
  good.replace('zubr', '..%2f..%2f..%2fetc'),
  `${good}/`,
  `${good}%00`,
  `/pictures/${'../'.repeat(8)}etc/passwd`,
  '/pictures/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  `/pictures/${'a/'.repeat(2000)}`,
])('nothing is drawn for %s', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store')
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
})

test('the folder holds pictures under names of the vocabulary only, and nothing half-written', async () => {
  const names = await readdir(join(cacheFolder, DRAWINGS_VERSION))
  expect(names).toContain('drill.zubr.main.236.avif')
  expect(names.filter((name) => !/^[a-z-]+\.[a-z0-9-]+\.[a-z]+\.\d+(x\d+)?\.(avif|webp|svg)$/.test(name))).toEqual([])
  expect(await readdir(cacheFolder)).toEqual([DRAWINGS_VERSION])
})
