import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { revert } from '@verstak/contracts/journal'
import { photoTemplate } from '@verstak/contracts/photo'
import { getProduct } from '@verstak/contracts/product'
import { editableProduct } from '@verstak/contracts/staffCatalogue'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { startStaffUpload } from '@verstak/contracts/staffUpload'
import { UPLOAD_LIFETIME_MS } from '@verstak/contracts/upload'
import { Client } from 'pg'
import sharp from 'sharp'
import { showPictures } from '../exchange/pictures.sql.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { uploadAsStaff } from '../testing/uploadAsStaff.ts'
import { cameraPhoto, uploadPhoto } from '../testing/uploadPhoto.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { badFiles } from './badFiles.data.ts'
import { cleanUploads } from './cleanUploads.ts'
import { createFolderStore } from './createFolderStore.ts'

const uploadsFolder = join(tmpdir(), `verstak-shop-uploads-${process.pid}`)
const api = useTestApi({ callsPerMinute: { uploadsPerIp: 1e9, uploadPartsPerIp: 1e9 } }, { uploadsFolder })
afterAll(() => rm(uploadsFolder, { recursive: true, force: true }))

const DAY_MS = 24 * 60 * 60_000
const regionId = 1

async function member(role: StaffRole): Promise<Visitor> {
  const userId = await addUser(api, { is_staff: true, staff_role: role })
  return startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
}
let editor: Visitor
beforeAll(async () => {
  editor = await member('content')
})

const send = async (bytes?: Buffer) => (await uploadAsStaff(api, editor, bytes ?? (await cameraPhoto()))).key.guid
const read = (id: number) => editor.call(editableProduct.read, { query: { id } })
const putPictures = async (id: number, pictures: string[]) =>
  editor.call(editableProduct.save, { body: { id, version: (await read(id)).version, values: { pictures } } })
const refusePictures = async (id: number, pictures: string[]) => {
  const { version } = await read(id)
  const { status, body } = await editor.fail(editableProduct.save, { body: { id, version, values: { pictures } } })
  const [error] = (body.errors ?? []) as { field: string; text?: string }[]
  return [status, error?.field, error?.text]
}
const shown = (id: number) => api.newVisitor().call(getProduct, { query: { productId: id, regionId } })
/** The cleaning, so many days after the last upload. */
async function clean(days: number): Promise<void> {
  const { last } = await api.db
    .selectFrom('upload')
    .select((row) => row.fn.max('created_at').as('last'))
    .executeTakeFirstOrThrow()
  const now = () => new Date(last.getTime() + days * DAY_MS)
  await cleanUploads({ db: api.db, files: createFolderStore(uploadsFolder), now })
}
const addressOf = (guid: string, size: string, format = 'webp') =>
  `${api.url}${photoTemplate(guid).replace('{size}', size).replace('{format}', format)}`

test('a photo that the staff sends stands in the gallery and on the tile at once, without what the camera wrote', async () => {
  const id = known.plenty
  const before = await read(id)
  expect(await shown(id)).toMatchObject({ image: expect.not.stringContaining('/photo/') as string })
  const guid = await send()
  const after = await putPictures(id, [guid, ...before.values.pictures])
  expect(after.values.pictures).toEqual([guid, ...before.values.pictures])
  expect(after.changes[0]!.fields).toEqual([
    { field: 'pictures', old: before.values.pictures, new: after.values.pictures },
  ])
  const product = await shown(id)
  expect(product.image).toBe(photoTemplate(guid))
  expect(product.images[0]).toBe(photoTemplate(guid))
  // The drawing keeps its views behind the photo.
  const drawn = before.facts!.images as Record<string, string>
  expect(product.images.slice(1)).toEqual(before.values.pictures.map((view) => drawn[view]))
  expect(after.facts!.images).toEqual({ [guid]: photoTemplate(guid), ...drawn })

  const tile = await fetch(addressOf(guid, '236', 'avif'))
  expect([tile.status, tile.headers.get('content-type'), tile.headers.get('x-content-type-options')]).toEqual([
    ...[200, 'image/avif', 'nosniff'],
  ])
  const wide = Buffer.from(await (await fetch(addressOf(guid, 'w640'))).arrayBuffer())
  const { width, height, exif } = await sharp(wide).metadata()
  expect([width, height, exif]).toEqual([640, 320, undefined])
  expect((await fetch(addressOf(guid, 'w641'))).status).toBe(404)
})

test('a change of pictures is taken back although its photo is long unused; who is late overwrites nothing', async () => {
  const id = known.saw
  const { values, version } = await read(id)
  const guid = await send()
  const added = await putPictures(id, [guid])
  const stale = await editor.fail(editableProduct.save, { body: { id, version, values: { pictures: ['main'] } } })
  expect([stale.status, stale.body.code]).toEqual([409, 'edit-conflict'])

  await editor.call(revert, { body: { id: added.changes[0]!.id } })
  expect((await read(id)).values.pictures).toEqual(values.pictures)
  expect((await shown(id)).image).not.toContain('/photo/')
  // The photo that nothing shows any more outlives the cleaning: its entry may bring it back.
  await clean(2 * (UPLOAD_LIFETIME_MS / DAY_MS))
  const [entry] = (await read(id)).changes
  await editor.call(revert, { body: { id: entry!.id } })
  expect((await shown(id)).image).toBe(photoTemplate(guid))
  expect((await fetch(addressOf(guid, '112'))).status).toBe(200)
})

test('a photo that nothing shows goes after its time, and a form that is late is told so', async () => {
  const guid = await send()
  await clean(UPLOAD_LIFETIME_MS / DAY_MS - 1)
  expect(await api.db.selectFrom('upload').where('guid', '=', guid).select('guid').execute()).toHaveLength(1)
  await clean(UPLOAD_LIFETIME_MS / DAY_MS + 1)
  expect(await refusePictures(known.plenty, [guid])).toEqual([
    ...[400, 'values.pictures', 'Загруженного фото больше нет: загрузите его снова'],
  ])
  expect((await fetch(addressOf(guid, '112'))).status).toBe(404)
})

test('photos of suppliers join no gallery that the staff has put together; without its photos they show again', async () => {
  const id = known.screws
  const client = new Client({ connectionString: api.databaseUrl })
  await client.connect()
  const import_ = async (guid: string) => {
    await client.query(
      `insert into product_photo (product_id, position, address, guid, state) values ($1, 0, 'a.png', $2, 'ready')
       on conflict (product_id, position) do update set guid = $2`,
      [id, guid],
    )
    await showPictures(client, [id])
    return (await read(id)).values.pictures
  }
  const [first, second] = [randomUUID(), randomUUID()]
  await client.query(`update product set picture = '' where id = $1`, [id])
  expect(await import_(first)).toEqual([first])
  const guid = await send()
  await putPictures(id, [guid, first])
  expect(await import_(second)).toEqual([guid, first])
  await putPictures(id, [first])
  expect(await import_(second)).toEqual([second])
  await client.end()
})

test('a photo of a buyer is none of the shop, and a product takes no photo twice', async () => {
  const { key } = await uploadPhoto(api, await cameraPhoto(), { isPrivate: false })
  expect((await refusePictures(known.plenty, [key.guid]))[0]).toBe(400)
  expect((await refusePictures(known.plenty, [randomUUID()]))[0]).toBe(400)
  expect((await fetch(addressOf(key.guid, '112'))).status).toBe(404)
  const guid = await send()
  expect(await refusePictures(known.plenty, [guid, guid])).toEqual([
    ...[400, 'values.pictures', 'Рисунок назван дважды'],
  ])
})

test('what is no picture is refused by its content in words, and what hides in a picture is not served', async () => {
  for (const { what, kind, bytes, isHarmless } of await badFiles()) {
    if (kind !== 'image') continue
    const { upload, key } = await uploadAsStaff(api, editor, bytes)
    if (isHarmless) {
      expect([what, upload.state]).toEqual([what, 'ready'])
      const served = Buffer.from(await (await fetch(addressOf(key.guid, 'w320'))).arrayBuffer())
      expect([what, served.includes('<script>')]).toEqual([what, false])
      continue
    }
    expect([what, upload.state, upload.refusal]).toEqual([what, 'refused', expect.stringMatching(/^[А-Я].+/)])
    expect((await refusePictures(known.plenty, [key.guid]))[0]).toBe(400)
  }
})

test('a file that is too large is refused before it is sent; only editors send files', async () => {
  const { status, body } = await editor.fail(startStaffUpload, { body: { kind: 'image', size: 21 * 1024 * 1024 } })
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'size'])
  const picture = { body: { kind: 'image' as const, size: 10 } }
  for (const role of ['owner', 'manager', 'content'] as const)
    expect((await (await member(role)).call(startStaffUpload, picture)).partSize).toBeGreaterThan(0)
  for (const role of ['warehouse', 'support'] as const)
    expect((await (await member(role)).fail(startStaffUpload, picture)).status).toBe(403)
  expect((await api.newVisitor().fail(startStaffUpload, picture)).status).toBe(404)
})
