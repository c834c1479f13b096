import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCategory } from '@verstak/contracts/catalogue'
import { getContent, listBrands, listContent, type ContentBlock } from '@verstak/contracts/content'
import { createContent, editableContent, publishContent } from '@verstak/contracts/contentStaff'
import type { defineEditable } from '@verstak/contracts/editable'
import { revert } from '@verstak/contracts/journal'
import { photoInText, photoName, photoTemplate } from '@verstak/contracts/photo'
import { listPromotions } from '@verstak/contracts/promotion'
import { editableBrand, editableCategory } from '@verstak/contracts/staffCatalogue'
import { createPromotion, editablePromotion, NEW_PROMOTION } from '@verstak/contracts/staffPromotion'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { uploadAsStaff } from '../testing/uploadAsStaff.ts'
import { cameraPhoto } from '../testing/uploadPhoto.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const uploadsFolder = join(tmpdir(), `verstak-shop-pictures-${process.pid}`)
const api = useTestApi({ callsPerMinute: { uploadsPerIp: 1e9, uploadPartsPerIp: 1e9 } }, { uploadsFolder })
afterAll(() => rm(uploadsFolder, { recursive: true, force: true }))

let editor: Visitor
let guest: Visitor
beforeAll(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'content' })
  editor = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
  guest = api.newVisitor()
})

type Calls = ReturnType<typeof defineEditable>
const send = async () => (await uploadAsStaff(api, editor, await cameraPhoto())).key.guid
async function put(calls: unknown, id: number, values: Record<string, unknown>) {
  const { read, save } = calls as Calls
  const { version } = await editor.call(read, { query: { id } })
  return editor.call(save, { body: { id, version, values } })
}
async function refuse(calls: unknown, id: number, values: Record<string, unknown>) {
  const { read, save } = calls as Calls
  const { version } = await editor.call(read, { query: { id } })
  const { status, body } = await editor.fail(save, { body: { id, version, values } })
  const [error] = (body.errors ?? []) as { field: string; text?: string }[]
  return [status, error?.field, error?.text]
}
const undo = async (changes: readonly { id: number }[]) =>
  void (await editor.call(revert, { body: { id: changes[0]!.id } }))
const UNKNOWN = photoName('6b86b273-ff34-4ce1-89d6-804eff5a3f57')
const GONE = 'Загруженного файла больше нет: загрузите его снова'

test('the logo of a brand stands among all brands at once and goes with its entry; a drawing is no logo', async () => {
  const { brands } = await guest.call(listBrands, {})
  const { id } = brands[0]!
  const logo = async () => (await guest.call(listBrands, {})).brands.find((brand) => brand.id === id)!.logo
  expect(await logo()).toBeUndefined()
  const guid = await send()
  const { values, changes } = await put(editableBrand, id, { logo: photoName(guid) })
  expect(values.logo).toBe(photoName(guid))
  expect(await logo()).toBe(photoTemplate(guid))
  expect(await refuse(editableBrand, id, { logo: 'drill/bosch' })).toEqual([
    ...[400, 'values.logo', 'Сюда подойдёт только загруженное фото'],
  ])
  expect(await refuse(editableBrand, id, { logo: UNKNOWN })).toEqual([400, 'values.logo', GONE])
  await undo(changes)
  expect(await logo()).toBeUndefined()
})

test('the picture of a category is a photo or a drawing, shown at once, and comes back', async () => {
  const { id } = await api.db.selectFrom('category').select('id').orderBy('lft').limit(1).executeTakeFirstOrThrow()
  const image = async () => (await guest.call(getCategory, { query: { id } })).image
  const before = await image()
  const { changes } = await put(editableCategory, id, { picture: photoName(await send()) })
  expect(await image()).toContain('/photo/')
  await undo(changes)
  expect(await image()).toBe(before)
  await put(editableCategory, id, { picture: 'drill/zubr' })
  expect(await image()).toContain('/drill/zubr/')
  expect(await refuse(editableCategory, id, { picture: 'drill/nobody' })).toEqual([
    ...[400, 'values.picture', 'Такого рисунка в магазине нет'],
  ])
  expect(await refuse(editableCategory, id, { picture: UNKNOWN })).toEqual([400, 'values.picture', GONE])
})

test('a banner shows a photo at once, and its drawing is still a choice', async () => {
  const values = { ...NEW_PROMOTION, name: 'Неделя фото', url: '/brands/', startsAt: '2026-01-01T00:00:00.000Z' }
  const guid = await send()
  const { id } = await editor.call(createPromotion, {
    body: { values: { ...values, place: 'side', picture: photoName(guid) } },
  })
  const image = async () => {
    const { promotions } = await guest.call(listPromotions, { query: { activeRegionId: 1 } })
    return promotions.find(({ name }) => name === values.name)?.banner?.image
  }
  expect(await image()).toBe(photoTemplate(guid))
  await put(editablePromotion, id, { picture: 'grinder/makita' })
  expect(await image()).toContain('/grinder/makita/')
  expect(await refuse(editablePromotion, id, { picture: UNKNOWN })).toEqual([400, 'values.picture', GONE])
  const small = await send()
  await put(editablePromotion, id, { phonePicture: photoName(small) })
  const { promotions } = await guest.call(listPromotions, { query: { activeRegionId: 1 } })
  expect(promotions.find(({ name }) => name === values.name)?.banner?.phoneImage).toBe(photoTemplate(small))
  expect(await refuse(editablePromotion, id, { phonePicture: UNKNOWN })).toEqual([400, 'values.phonePicture', GONE])
})

test('an article has a cover in the list and above its text, and photos in it; a draft shows nothing of them', async () => {
  const path = '/articles/photos/'
  const { id } = await editor.call(createContent, { body: { path, title: 'Фото' } })
  const [cover, inside] = [await send(), await send()]
  const picture = { kind: 'picture', src: photoInText(inside), alt: 'Дрель', caption: '', width: 1000, height: 500 }
  const blocks = [picture as ContentBlock]
  const text = { lead: 'Коротко.', description: 'О фото.', cover: photoName(cover), blocks }
  const { version } = await put(editableContent, id, text)
  expect((await guest.fail(getContent, { query: { path } })).status).toBe(404)
  await editor.call(publishContent, { body: { id, version, at: 'now' } })
  expect(await guest.call(getContent, { query: { path } })).toMatchObject({ cover, blocks })
  const listed = (await guest.call(listContent, { query: { kind: 'article' } })).items
  expect(listed.find((item) => item.path === path)?.cover).toBe(cover)
  const served = await fetch(api.url + photoInText(inside))
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const lost = { ...picture, src: photoInText('6b86b273-ff34-4ce1-89d6-804eff5a3f57') }
  expect(await refuse(editableContent, id, { blocks: [lost] })).toEqual([400, 'values.blocks', GONE])
  expect(await refuse(editableContent, id, { cover: UNKNOWN })).toEqual([400, 'values.cover', GONE])

  // A change of what is published is a draft; taken back, it has the old cover again.
  const { changes } = await put(editableContent, id, { cover: null })
  expect((await guest.call(getContent, { query: { path } })).cover).toBe(cover)
  await undo(changes)
  const { values } = await editor.call(editableContent.read, { query: { id } })
  expect(values.cover).toBe(photoName(cover))
})
