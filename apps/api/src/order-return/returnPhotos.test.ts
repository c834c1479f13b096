import { getOrder } from '@verstak/contracts/order'
import {
  MAX_RETURN_PHOTOS,
  requestReturn,
  returnPhotoAddress,
  RETURN_PHOTO_PATH,
  type ReturnWish,
} from '@verstak/contracts/orderReturn'
import { listReturns } from '@verstak/contracts/orderStaff'
import { deleteUpload, type UploadKey } from '@verstak/contracts/upload'
import { saveReview } from '@verstak/contracts/reviewForm'
import sharp from 'sharp'
import { useOrderShop } from '../testing/orderShop.ts'
import { signIn } from '../testing/signIn.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { cameraPhoto, uploadPhoto } from '../testing/uploadPhoto.ts'
import type { Visitor } from '../testing/visitor.ts'

const shop = useOrderShop()
const { api, order, newKey } = shop

const wishWith = (photos: UploadKey[]): ReturnWish => ({
  reason: 'defect',
  comment: 'Трещина',
  lines: [{ position: 0, quantity: 1 }],
  photos,
})
const ask = (visitor: Visitor, guid: string, photos: UploadKey[], headers = newKey()) =>
  visitor.ask(requestReturn, { body: { guid, ...wishWith(photos) } }, headers)
const open = (address: string, visitor: Visitor = api.newVisitor()) =>
  fetch(api.url + address, { headers: { cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; ') } })
const newPhoto = async () => uploadPhoto(api, await cameraPhoto())

test('photos of a return are made anew, and seen by its shopper, by the link of the order and by staff of returns, by nobody else', async () => {
  const { shopper, guid, key } = await order({ pieces: 2, to: 'handed-over' })
  const [first, second] = [await newPhoto(), await newPhoto()]
  const { body: asked } = await ask(shopper, guid, [first.key, second.key])
  expect(asked).toMatchObject({ state: 'requested', photoCount: 2 })
  expect((await shopper.call(getOrder, { query: { guid } })).returns).toMatchObject([{ photoCount: 2 }])
  const { returns } = await shop.staff.call(listReturns, { query: {} })
  expect(returns.find((one) => one.guid === asked.guid)).toMatchObject({ orderGuid: guid, photoCount: 2 })

  const photo = { photo: 1, size: 'large' } as const
  const stranger = await order()
  const writerId = await addUser(api, { is_staff: true, staff_role: 'content' })
  const writer = await startTestSession(api, api.newVisitor(), { userId: writerId, isAdmin: true })
  for (const [visitor, linkKey] of [
    [shopper, undefined],
    [api.newVisitor(), key],
    [shop.staff, undefined],
  ] as const) {
    const response = await open(returnPhotoAddress(asked.guid, { ...photo, key: linkKey }), visitor)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1000 })
    expect(bytes.includes('SECRET-OWNER')).toBe(false)
  }
  for (const [visitor, linkKey] of [
    [api.newVisitor(), undefined],
    [api.newVisitor(), 'x'.repeat(43)],
    [stranger.shopper, stranger.key],
    [await signIn(api.newVisitor(), api.databaseUrl, 'private'), undefined],
    [writer, undefined],
  ] as const)
    expect((await open(returnPhotoAddress(asked.guid, { ...photo, key: linkKey }), visitor)).status).toBe(404)
})

test('files of a return have no public address: without the key of the upload they do not exist', async () => {
  const { key, upload } = await newPhoto()
  expect(upload.state).toBe('ready')
  const [path = ''] = upload.preview.split('?')
  expect(upload.preview).toBe(`${path}?key=${encodeURIComponent(key.key)}`)
  for (const address of [path, `${path}?key=x`, path.replace('small', 'large')])
    expect((await open(address)).status).toBe(404)
  const own = await open(upload.preview)
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

test.each([
  '',
  '?return=1&photo=0&size=small',
  `?return=${guidOf(1)}&photo=0&size=small`,
  `?return=${guidOf(1)}&photo=00&size=small`,
  `?return=${guidOf(1)}&photo=0&size=../large`,
])('%s names no photo', async (query) => {
  expect((await open(RETURN_PHOTO_PATH + query)).status).toBe(404)
})

test('what is no free, finished, private photo of the sender is refused at its place, and nothing is asked', async () => {
  const { shopper, guid } = await order({ pieces: 2, to: 'handed-over' })
  const [mine, other] = [await newPhoto(), await newPhoto()]
  const broken = await uploadPhoto(api, Buffer.from('<svg onload="alert(1)"/>'))
  expect(broken.upload).toMatchObject({ state: 'refused', url: '' })
  const open = await uploadPhoto(api, await cameraPhoto(), { isPrivate: false })
  for (const wrong of [
    { guid: other.key.guid, key: mine.key.key },
    { guid: guidOf(4711), key: 'x' },
    broken.key,
    open.key,
    mine.key,
  ]) {
    const answer = await ask(shopper, guid, [mine.key, wrong])
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'photos.1', reason: 'upload', text: 'Загрузите это фото ещё раз' }] },
    })
  }
  const many = Array.from({ length: MAX_RETURN_PHOTOS + 1 }, () => mine.key)
  expect(await ask(shopper, guid, many)).toMatchObject({ status: 400, body: { errors: [{ field: 'photos' }] } })
  expect((await shopper.call(getOrder, { query: { guid } })).returns).toEqual([])
})

test('a photo belongs to one request: it is used once, stays when its upload is deleted, and shows in no review', async () => {
  const { shopper, guid } = await order({ pieces: 2, to: 'handed-over' })
  const { key } = await newPhoto()
  const headers = newKey()
  const answers = await Promise.all([1, 2, 3].map(() => ask(shopper, guid, [key], headers)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.guid}`)).size).toBe(1)
  expect((await ask(shopper, guid, [key])).status).toBe(400)
  await api.newVisitor().call(deleteUpload, { body: key })
  const address = returnPhotoAddress(answers[0]!.body.guid, { photo: 0, size: 'small' })
  expect((await open(address, shopper)).status).toBe(200)
  const author = await signIn(api.newVisitor(), api.databaseUrl, 'private')
  const fresh = await newPhoto()
  const review = {
    ...{ productGuid: guidOf(known.saw), rating: 5, content: {} },
    ...{ author: { name: 'Анна', email: 'a@mail.ru' }, images: [fresh.key] },
  }
  expect(await author.fail(saveReview, { body: review })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'images.0' }] },
  })
})
