import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteReview, getReviewForm, saveReview } from '@verstak/contracts/reviewForm'
import {
  deleteUpload,
  getUpload,
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
  startUpload,
  UPLOAD_LIFETIME_MS,
  UPLOAD_PART_PATH,
  type Upload,
  type UploadKey,
} from '@verstak/contracts/upload'
import sharp from 'sharp'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { cleanUploads } from './cleanUploads.ts'
import { createFolderStore } from './createFolderStore.ts'
import { badFiles, mp4Of, webmOf } from './badFiles.data.ts'

const uploadsFolder = join(tmpdir(), `verstak-uploads-${process.pid}`)
const unlimited = { uploadsPerIp: 1e9, uploadPartsPerIp: 1e9, reviewTextsWithoutCaptchaPerIp: 1e9 }
const api = useTestApi({ callsPerMinute: unlimited }, { uploadsFolder })
afterAll(() => rm(uploadsFolder, { recursive: true, force: true }))

type Kind = 'image' | 'video' | 'poster'
const start = (kind: Kind, size: number) => api.newVisitor().call(startUpload, { body: { kind, size } })
const sendPart = async ({ guid, key }: UploadKey, offset: number, bytes: Buffer): Promise<Upload> => {
  const query = new URLSearchParams({ guid, key, offset: String(offset) })
  const response = await fetch(`${api.url}${UPLOAD_PART_PATH}?${query}`, {
    method: 'POST',
    headers: {
      origin: 'http://127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Upload
}
async function upload(kind: Kind, bytes: Buffer): Promise<{ key: UploadKey; done: Upload }> {
  const { partSize, ...key } = await start(kind, bytes.length)
  let done = { offset: 0 } as Upload
  while (done.offset < bytes.length && done.state !== 'refused')
    done = await sendPart(key, done.offset, bytes.subarray(done.offset, done.offset + partSize))
  return { key, done }
}
const photo = (options: { width?: number; height?: number } = {}) =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c33', ...options } })
const fetchFile = (address: string, headers: Record<string, string> = {}) => fetch(`${api.url}${address}`, { headers })
const filesOf = (guid: string) => {
  const folder = join(uploadsFolder, guid.slice(0, 2), guid)
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

test('a photo is made anew: smaller, upright, without what a camera writes into it', async () => {
  const camera = await photo()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { done } = await upload('image', camera)
  expect(done).toMatchObject({ state: 'ready', refusal: '' })
  for (const [address, longest] of [
    [done.url, 1600],
    [done.preview, 320],
  ] as const) {
    const response = await fetchFile(address)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = Buffer.from(await response.arrayBuffer())
    const { height, width, exif, orientation } = await sharp(bytes).metadata()
    expect([height, width, exif, orientation]).toEqual([longest, longest / 2, undefined, undefined])
    expect(bytes.includes('SECRET-OWNER')).toBe(false)
  }
  expect(filesOf(done.guid)).toEqual(['large', 'small'])
})

test('a part that breaks off is gone on with from where it is, and another offset changes nothing', async () => {
  const bytes = await photo().png({ compressionLevel: 0 }).toBuffer()
  const { partSize, ...key } = await start('image', bytes.length)
  const first = await sendPart(key, 0, bytes.subarray(0, 1000))
  expect(first).toMatchObject({ offset: 1000, state: 'receiving', url: '' })
  expect(await sendPart(key, 0, bytes.subarray(0, partSize))).toMatchObject({ offset: 1000 })
  expect(await sendPart(key, 5000, bytes.subarray(5000, 6000))).toMatchObject({ offset: 1000 })
  const state = () => api.newVisitor().call(getUpload, { query: key })
  let { offset } = await state()
  while (offset < bytes.length) ({ offset } = await sendPart(key, offset, bytes.subarray(offset, offset + partSize)))
  expect(await state()).toMatchObject({ state: 'ready', offset: bytes.length })
  expect((await api.newVisitor().fail(getUpload, { query: { ...key, key: 'x' } })).status).toBe(404)
})

test('a check that was cut off, as by a killed process, is made up for', async () => {
  const bytes = await photo({ width: 20, height: 20 }).png().toBuffer()
  const { key } = await upload('image', bytes)
  await api.db
    .updateTable('upload')
    .set({ state: 'receiving', media_type: null })
    .where('guid', '=', key.guid)
    .execute()
  await createFolderStore(uploadsFolder).put(key.guid, 'incoming', bytes)
  expect((await fetchFile(`/files/media/${key.guid}/large`)).status).toBe(404)
  expect(await api.newVisitor().call(getUpload, { query: key })).toMatchObject({ state: 'ready' })
})

test('a check of a video that was cut off after its renaming is made up for, also by two who ask at once', async () => {
  const { key } = await upload('video', webmOf(5000))
  await api.db
    .updateTable('upload')
    .set({ state: 'receiving', media_type: null })
    .where('guid', '=', key.guid)
    .execute()
  expect(filesOf(key.guid)).toEqual(['video'])
  const asked = await Promise.all([1, 2, 3].map(() => api.newVisitor().call(getUpload, { query: key })))
  expect(asked.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready'])
})

test.each([
  ['MP4', mp4Of(3_000_000), 'video/mp4'],
  ['WebM', webmOf(5000), 'video/webm'],
] as const)('a video (%s) is kept as it is, and served by ranges', async (_, bytes, type) => {
  const { done } = await upload('video', bytes)
  expect(done).toMatchObject({ state: 'ready', preview: '' })
  const part = await fetchFile(done.url, { range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
    206,
    `bytes 10-19/${bytes.length}`,
    type,
  ])
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true)
  expect((await fetchFile(done.url, { range: `bytes=${bytes.length}-` })).status).toBe(416)
  expect(Buffer.from(await (await fetchFile(done.url)).arrayBuffer()).equals(bytes)).toBe(true)
})

test('fifty kinds of broken, huge, mislabelled and double files are refused with words, or made harmless', async () => {
  const files = await badFiles()
  expect(files.length).toBeGreaterThanOrEqual(50)
  for (const { what, kind, bytes, isHarmless } of files) {
    const { done } = await upload(kind, bytes)
    if (isHarmless) {
      const served = await fetchFile(done.url)
      const body = Buffer.from(await served.arrayBuffer())
      const problem = `${what}: ${done.state} ${served.headers.get('content-type')}`
      expect([problem, body.includes('<script')]).toEqual([`${what}: ready image/webp`, false])
    } else {
      expect([what, done.state, done.url]).toEqual([what, 'refused', ''])
      expect(done.refusal).toMatch(/^[А-Я]/)
      expect(filesOf(done.guid)).toEqual([])
    }
  }
})

test('sizes are refused before a byte is sent, and no part brings more than was announced', async () => {
  const fail = (kind: Kind, size: number) => api.newVisitor().fail(startUpload, { body: { kind, size } })
  expect((await fail('image', MAX_IMAGE_BYTES + 1)).body.errors).toMatchObject([
    { field: 'size', text: 'Фото больше 20 МБ' },
  ])
  expect((await fail('video', MAX_VIDEO_BYTES + 1)).body.errors).toMatchObject([{ field: 'size' }])
  const { partSize: _, ...key } = await start('image', 100)
  expect(await sendPart(key, 0, Buffer.alloc(5000, 'GIF89a'))).toMatchObject({ offset: 100, state: 'refused' })
})

test('what a review shows stays, what it shows no more goes in its time, with files that have no row', async () => {
  const visitor = await signIn(api.newVisitor(), api.databaseUrl, 'private')
  const bytes = await photo({ width: 30, height: 30 }).png().toBuffer()
  const [shown, left] = [await upload('image', bytes), await upload('image', bytes)]
  const film = await upload('video', webmOf(2000))
  const poster = await upload('poster', bytes)
  const body = {
    productGuid: guidOf(known.saw),
    rating: 5,
    content: {},
    author: { name: 'Анна', email: 'a@mail.ru' },
    images: [shown.key],
    videos: [{ ...film.key, poster: poster.key }],
  }
  const { guid } = await visitor.call(saveReview, { body })
  const own = (await visitor.call(getReviewForm, { query: { productGuid: guidOf(known.saw) } })).own!
  expect(own).toMatchObject({
    images: [{ url: shown.done.url, width: 30, height: 30 }],
    videos: [{ url: film.done.url, preview: poster.done.url }],
    imageUploads: [shown.key],
    videoUploads: [{ ...film.key, poster: poster.key }],
  })
  // Another one's upload, and one that is used, are not taken.
  const thief = await signIn(api.newVisitor(), api.databaseUrl, 'business')
  for (const images of [[{ ...left.key, key: shown.key.key }], [shown.key]])
    expect((await thief.fail(saveReview, { body: { ...body, videos: [], images } })).body.errors).toMatchObject([
      { field: 'images.0' },
    ])
  await visitor.call(deleteUpload, { body: shown.key })
  expect(filesOf(shown.key.guid)).toEqual(['large', 'small'])

  const orphan = guidOf(4711)
  const folder = join(uploadsFolder, orphan.slice(0, 2), orphan)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'large'), 'x')
  const old = new Date(api.clock.now.getTime() - UPLOAD_LIFETIME_MS)
  await utimes(folder, old, old)
  const later = new Date(api.clock.now.getTime() + UPLOAD_LIFETIME_MS + 60_000)
  const clean = (now: Date) => cleanUploads({ db: api.db, files: createFolderStore(uploadsFolder), now: () => now })
  await clean(api.clock.now)
  expect([filesOf(orphan), filesOf(left.key.guid)]).toEqual([[], ['large', 'small']])
  await clean(later)
  expect([filesOf(left.key.guid), filesOf(shown.key.guid), filesOf(film.key.guid)]).toEqual([
    [],
    ['large', 'small'],
    ['video'],
  ])
  await visitor.call(deleteReview, { body: { guid } })
  await clean(api.clock.now)
  expect(filesOf(shown.key.guid)).toEqual(['large', 'small'])
  await clean(later)
  expect([filesOf(shown.key.guid), filesOf(film.key.guid), filesOf(poster.key.guid)]).toEqual([[], [], []])
})

test.each(['/files/media/x/large', `/files/media/${guidOf(9)}/large`, `/files/media/${guidOf(9)}/..%2f..%2fx`])(
  '%s is no file',
  async (address) => {
    expect([400, 404]).toContain((await fetchFile(address)).status)
  },
)
