import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releasePlaces } from '@verstak/tools-release/releasePlaces'
import { Client } from 'pg'
import { createBackup } from './createBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { restoreReleaseFiles } from './restoreReleaseFiles.ts'
import { startTestCluster, type TestCluster, type TestDatabase } from './testCluster.ts'
import { photosFolder, restoreUploadFiles, uploadsFolder } from './uploadFiles.ts'

jest.setTimeout(60_000)

const PHOTO = '0a000000-0000-4000-8000-000000000001'
const FILM = '0b000000-0000-4000-8000-000000000002'
const LOST = '0c000000-0000-4000-8000-000000000003'
const STRANGER = '0d000000-0000-4000-8000-000000000004'

let cluster: TestCluster
let database: TestDatabase
let folder: string
let backup: string
beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-upload-files-'))
  backup = join(folder, 'shop.gz')
  database = await cluster.createDatabase()
})
afterEach(() => rm(folder, { recursive: true }))

const uploads = (name: string) => uploadsFolder(join(folder, name), {})
const photos = (name: string) => photosFolder(join(folder, name))
const placesOf = (name: string) => ({
  ...releasePlaces(join(folder, name), {}),
  ...{ uploads: uploads(name), photos: photos(name) },
})

async function put(guid: string, name: string, bytes: Buffer | string): Promise<void> {
  const place = join(uploads('old'), guid.slice(0, 2), guid)
  await mkdir(place, { recursive: true })
  await writeFile(join(place, name), bytes)
}
const read = (name: string, guid: string, file: string) =>
  readFile(join(uploads(name), guid.slice(0, 2), guid, file)).catch(() => null)

async function insert(...guids: string[]): Promise<void> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  for (const guid of guids)
    await client.query(
      `insert into upload (guid, key_hash, kind, size, ip, created_at) values ($1, '\\x01', 'image', 1, '', now())`,
      [guid],
    )
  await client.end()
}

test('photos and videos of visitors come back byte for byte, large ones too; what has no row stays out', async () => {
  const film = randomBytes(3 * 1024 * 1024 + 17)
  await insert(PHOTO, FILM, LOST)
  await put(PHOTO, 'large', 'large photo')
  await put(PHOTO, 'small', 'small photo')
  await put(FILM, 'video', film)
  await put(STRANGER, 'large', 'nobody knows it')
  await createBackup(database.url, backup, placesOf('old'))

  const target = await cluster.createDatabase()
  await restoreBackup(target.url, backup)
  await restoreReleaseFiles(backup, placesOf('new'))
  expect(await restoreUploadFiles(backup, uploads('new'))).toBe(3)
  expect((await read('new', FILM, 'video'))!.equals(film)).toBe(true)
  expect(String(await read('new', PHOTO, 'large'))).toBe('large photo')
  expect(String(await read('new', PHOTO, 'small'))).toBe('small photo')
  expect(await read('new', STRANGER, 'large')).toBeNull()
  expect((await readdir(uploads('new'))).sort()).toEqual(['0a', '0b'])
})

test('files that are there already stay, and a second restore adds nothing', async () => {
  await insert(PHOTO)
  await put(PHOTO, 'large', 'of the backup')
  await put(PHOTO, 'small', 'of the backup')
  await createBackup(database.url, backup, placesOf('old'))
  await put(PHOTO, 'large', 'of the shop')
  await rm(join(uploads('old'), PHOTO.slice(0, 2), PHOTO, 'small'))
  expect(await restoreUploadFiles(backup, uploads('old'))).toBe(1)
  expect(String(await read('old', PHOTO, 'large'))).toBe('of the shop')
  expect(String(await read('old', PHOTO, 'small'))).toBe('of the backup')
  expect(await restoreUploadFiles(backup, uploads('old'))).toBe(0)
})

test('photos that products got from their source come back, too', async () => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(`insert into category (id, name, slug, lft, rgt, depth, group_id, picture, is_force_show, source)
    values (1, 'Насосы', 'nasosy', 1, 2, 1, 1, '', false, 'shop')`)
  await client.query(`insert into product (id, guid, category_id, category_lft, sku, article, name, slug, description, picture,
      picture_views, weight, length, width, height, is_active, source)
    values (1, gen_random_uuid(), 1, 1, '1', '', 'Насос', 'nasos', '', '', '{main}', 0, 0, 0, 0, true, 'shop')`)
  await client.query(
    `insert into product_photo (product_id, position, address, state, guid)
     values (1, 0, 'https://shop.example/a.jpg', 'ready', $1), (1, 1, 'https://shop.example/b.jpg', 'waiting', null)`,
    [PHOTO],
  )
  await client.end()
  const place = join(photos('old'), PHOTO.slice(0, 2), PHOTO)
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'large'), 'photo of a pump')
  await createBackup(database.url, backup, placesOf('old'))
  expect(await restoreUploadFiles(backup, uploads('new'))).toBe(0)
  expect(await restoreUploadFiles(backup, photos('new'), 'photos')).toBe(1)
  expect(await readFile(join(photos('new'), PHOTO.slice(0, 2), PHOTO, 'large'), 'utf8')).toBe('photo of a pump')
})
