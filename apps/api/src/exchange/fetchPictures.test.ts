import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { getProduct } from '@verstak/contracts/product'
import { registerProblems } from '../http/sendProblem.ts'
import { picturesRoutes } from '../pictures/pictures.routes.ts'
import { importText, selectGoods } from '../testing/exchangeShop.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { renewPictures } from './exchange.jobs.ts'
import { fetchFile } from './fetchFile.ts'
import { fetchPictures } from './fetchPictures.ts'
import { isPublicAddress } from './isPublicAddress.ts'

const isAllowed = (ip: string) => ip === '127.0.0.1'
const api = useTestApi({ areJobsManual: true, pictures: { isAllowed } })
let server: Server
let origin: string
let folder: string
let isBusy = true
let asked: string[] = []
let png: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-exchange-test-'))
  png = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/moved.png') return response.writeHead(302, { location: '/a.png' }).end()
    if (path === '/away.png') return response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end()
    if (path === '/round.png') return response.writeHead(302, { location: '/round.png' }).end()
    if (path === '/large.png') return response.writeHead(200, { 'content-length': String(2 ** 31) }).end('x')
    if (path === '/page.png') return response.end('<html>')
    if (path === '/busy.png' && isBusy) return response.writeHead(503).end()
    if (path !== '/a.png' && path !== '/busy.png') return response.writeHead(404).end()
    return response.end(png)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const feed = (pictures: Record<string, string[]>) =>
  `<yml_catalog><shop><categories><category id="1">Лак</category></categories><offers>${Object.entries(pictures)
    .map(
      ([id, addresses]) =>
        `<offer id="${id}"><name>Лак ${id}</name><price>5</price><categoryId>1</categoryId>${addresses.map((address) => `<picture>${address}</picture>`).join('')}</offer>`,
    )
    .join('')}</offers></shop></yml_catalog>`

const fetchAll = () =>
  fetchPictures({
    databaseUrl: api.databaseUrl,
    photosFolder: join(folder, 'photos'),
    filesFolder: join(folder),
    isAllowed,
  })

test('pictures come from their addresses and from files beside the goods, each once, and stand on the pages', async () => {
  await writeFile(join(folder, 'b.png'), png)
  await symlink('/etc/passwd', join(folder, 'link.png'))
  await importText(
    api,
    feed({
      1: [`${origin}/a.png`, 'b.png'],
      2: [`${origin}/moved.png`, `${origin}/a.png`],
      3: ['away', 'round', 'large', 'page', 'none', 'busy'].map((name) => `${origin}/${name}.png`),
      4: ['../../../etc/passwd', 'link.png', 'ftp://example.com/a.png', 'file:///etc/passwd'],
    }),
  )
  expect(await fetchAll()).toEqual({ ready: 3, failed: 10 })
  expect(asked.filter((path) => path === '/a.png')).toHaveLength(2)
  const { rows } = await sql<{ address: string; state: string; fails_with: string }>`select address, state, fails_with
    from product_photo where state <> 'ready' order by address`.execute(api.db)
  expect(
    Object.fromEntries(rows.map((row) => [row.address.replace(origin, ''), `${row.state}: ${row.fails_with}`])),
  ).toEqual({
    '../../../etc/passwd': 'failed: is not among the files',
    'link.png': 'failed: is not among the files',
    'ftp://example.com/a.png': 'failed: is not among the files',
    'file:///etc/passwd': 'failed: is not among the files',
    '/away.png': 'failed: is not of the internet',
    '/round.png': 'failed: redirects too often',
    '/large.png': 'failed: is too large',
    '/page.png': 'failed: is no picture',
    '/none.png': 'failed: answers 404',
    '/busy.png': 'waiting: answers 503',
  })
  const goods = await selectGoods(api)
  const show = (index: number) =>
    api.newVisitor().call(getProduct, { query: { productId: goods[index]!.productId, regionId: 1 } })
  const { images } = await show(0)
  expect(images).toEqual(
    images.map(() => expect.stringMatching(/^\/pictures\/photo\/[0-9a-f-]{36}\/\{size\}\.\{format\}$/)),
  )
  expect(new Set(images).size).toBe(2)
  expect((await show(3)).images).toEqual([expect.stringContaining('/no-picture/')])

  const app = Fastify()
  registerProblems(app)
  await app.register(picturesRoutes, {
    cacheFolder: join(folder, 'cache'),
    photosFolder: join(folder, 'photos'),
    readShopPhoto: () => Promise.resolve(undefined),
  })
  const get = (size: string, format: string) =>
    app.inject({ url: images[0]!.replace('{size}', size).replace('{format}', format) })
  const answer = await get('264', 'webp')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 264, height: 264 })
  expect((await get('56', 'avif')).statusCode).toBe(200)
  for (const [size, format] of [
    ['57', 'webp'],
    ['264', 'svg'],
    ['264', 'php'],
  ] as const)
    expect((await get(size, format)).statusCode).toBe(404)
  const other = images[0]!
    .replace(/photo\/.{8}/, 'photo/00000000')
    .replace('{size}', '264')
    .replace('{format}', 'webp')
  expect((await app.inject({ url: other })).statusCode).toBe(404)
  await app.close()
  // What is there is not fetched again, nor by another product.
  asked = []
  await importText(api, feed({ 1: ['b.png', `${origin}/a.png`], 2: [], 3: [], 4: [], 5: [`${origin}/a.png`] }))
  expect(await fetchAll()).toEqual({ ready: 0, failed: 0 })
  expect(asked).toEqual([])
  expect((await show(0)).images).toEqual(images.toReversed())
})

test('what has failed is tried again once its pause is over, by a job', async () => {
  await importText(api, feed({ 9: [`${origin}/busy.png`, 'none.png'] }), { source: 'late' })
  expect(await fetchAll()).toMatchObject({ ready: 0 })
  isBusy = false
  asked = []
  const stateOf = async () =>
    (
      await sql<{ state: string }>`select distinct state from product_photo
        where address = ${`${origin}/busy.png`}`.execute(api.db)
    ).rows.map(({ state }) => state)
  const queue = { db: api.db, jobs: createJobQueue() }
  await renewPictures(queue)
  await api.runJobs()
  expect(asked).toEqual([])
  expect(await stateOf()).toEqual(['waiting'])
  await sql`update product_photo set try_at = now() - interval '1 second' where state = 'waiting'`.execute(api.db)
  await renewPictures(queue)
  await api.runJobs()
  expect(asked).toEqual(['/busy.png'])
  expect(await stateOf()).toEqual(['ready'])
})

test.each([
  ['http://127.0.0.1/', 'is not of the internet'],
  ['http://[::1]/', 'is not of the internet'],
  ['http://[::ffff:10.0.0.1]/', 'is not of the internet'],
  ['http://0x7f.1/', 'is not of the internet'],
  ['http://2130706433/', 'is not of the internet'],
  ['http://169.254.169.254/latest/meta-data', 'is not of the internet'],
  ['http://localhost/', 'is not of the internet'],
  ['http://example.com:22/', 'another port'],
  ['http://user:pass@example.com/', 'no address of the web'],
  ['gopher://example.com/', 'no address of the web'],
  ['b.png', 'no address of the web'],
])('%s is not asked', async (address, words) => {
  await expect(fetchFile(address, { mostBytes: 1000, timeoutMs: 1000 })).rejects.toThrow(words)
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4010::1', true],
  ['100.64.1.1', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::', false],
  ['2002:a00:1::', false],
  ['64:ff9b::a00:1', false],
])('%s is of the internet: %s', (ip, isPublic) => expect(isPublicAddress(ip)).toBe(isPublic))
