import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveReview } from '@verstak/contracts/reviewForm'
import { getUpload, startUpload, UPLOAD_PART_PATH, type Upload, type UploadKey } from '@verstak/contracts/upload'
import sharp from 'sharp'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { cleanUploads } from './cleanUploads.ts'
import { createFolderStore } from './createFolderStore.ts'

/** Linux has a disk that is always full; a file that is a link to it takes no byte. */
const FULL = '/dev/full'
const onLinux = existsSync(FULL) ? test : test.skip
const DAY_MS = 24 * 60 * 60_000

const uploadsFolder = join(tmpdir(), `verstak-full-${process.pid}`)
const api = useTestApi({ callsPerMinute: { uploadsPerIp: 1e9, uploadPartsPerIp: 1e9 } }, { uploadsFolder })
afterAll(() => rm(uploadsFolder, { recursive: true, force: true }))

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
const placeOf = (guid: string) => join(uploadsFolder, guid.slice(0, 2), guid)
const filesOf = (guid: string) => (existsSync(placeOf(guid)) ? readdirSync(placeOf(guid)).sort() : [])

/** The disk is full for this file of an upload. */
async function fill(guid: string, name: string): Promise<void> {
  await mkdir(placeOf(guid), { recursive: true })
  await symlink(FULL, join(placeOf(guid), name))
}
async function sendPart({ guid, key }: UploadKey, offset: number, bytes: Buffer) {
  const query = new URLSearchParams({ guid, key, offset: String(offset) })
  const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(`${api.url}${UPLOAD_PART_PATH}?${query}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: (await answer.json()) as Upload & { code?: string } }
}
async function begin(bytes: Buffer) {
  const { partSize, ...key } = await api.newVisitor().call(startUpload, { body: { kind: 'image', size: bytes.length } })
  return { partSize, key }
}
/** Sends what is missing. @returns the last answer */
async function sendRest(key: UploadKey, bytes: Buffer, partSize: number) {
  let { offset } = await api.newVisitor().call(getUpload, { query: key })
  for (;;) {
    const sent = await sendPart(key, offset, bytes.subarray(offset, offset + partSize))
    if (sent.status !== 200 || sent.body.offset === bytes.length) return sent
    offset = sent.body.offset
  }
}
const stateOf = (key: UploadKey) => api.newVisitor().call(getUpload, { query: key })
const clean = (now: Date) => cleanUploads({ db: api.db, files: createFolderStore(uploadsFolder), now: () => now })

onLinux('a full disk answers in words, and with room again the upload goes on to its end', async () => {
  const bytes = await photo()
  const { key, partSize } = await begin(bytes)
  await fill(key.guid, 'incoming')
  const { status, body } = await sendPart(key, 0, bytes.subarray(0, partSize))
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(await stateOf(key)).toMatchObject({ state: 'receiving', offset: 0, url: '' })
  await rm(join(placeOf(key.guid), 'incoming'))
  expect((await sendRest(key, bytes, partSize)).body.state).toBe('ready')
  expect(filesOf(key.guid)).toEqual(['large', 'small'])
})

onLinux('a disk that is full when the picture is made publishes nothing of it, and no review takes it', async () => {
  const bytes = await photo()
  const { key, partSize } = await begin(bytes)
  // The thumbnail fits, the picture does not.
  await fill(key.guid, 'large.new')
  const { status, body } = await sendRest(key, bytes, partSize)
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(filesOf(key.guid)).toEqual(['incoming', 'small'])
  for (const variant of ['large', 'small'])
    expect((await fetch(`${api.url}/files/media/${key.guid}/${variant}`)).status).toBe(404)
  const visitor = await signIn(api.newVisitor(), api.databaseUrl, 'private')
  const author = { name: 'Анна', email: 'a@mail.ru' }
  const review = { productGuid: guidOf(known.saw), rating: 5, content: {}, author, images: [key] }
  expect((await visitor.fail(saveReview, { body: review })).body.errors).toMatchObject([{ field: 'images.0' }])
  expect(await api.db.selectFrom('review').select('id').where('email', '=', author.email).execute()).toEqual([])
  expect(await stateOf(key)).toMatchObject({ state: 'ready' })
  await visitor.call(saveReview, { body: review })
  expect(filesOf(key.guid)).toEqual(['large', 'small'])
})

onLinux('what a full disk has left goes in its time, rows and files', async () => {
  const bytes = await photo()
  const { key, partSize } = await begin(bytes)
  await fill(key.guid, 'small.new')
  await sendRest(key, bytes, partSize)
  expect(filesOf(key.guid)).toEqual(['incoming'])
  await clean(new Date(api.clock.now.getTime() + 30 * DAY_MS))
  expect(filesOf(key.guid)).toEqual([])
  expect(await api.db.selectFrom('upload').select('guid').where('guid', '=', key.guid).execute()).toEqual([])
})

test('what a process that was killed after the check has left goes, and what is shown stays', async () => {
  const bytes = await photo()
  const { key, partSize } = await begin(bytes)
  await sendRest(key, bytes, partSize)
  await api.db.updateTable('upload').set({ is_used: true }).where('guid', '=', key.guid).execute()
  await writeFile(join(placeOf(key.guid), 'incoming'), bytes)
  const old = new Date(api.clock.now.getTime() - 2 * DAY_MS)
  await utimes(placeOf(key.guid), old, old)
  await clean(api.clock.now)
  expect(filesOf(key.guid)).toEqual(['large', 'small'])
})

test('a sender who goes away in the middle of a part breaks nothing', async () => {
  const bytes = await photo()
  const { key, partSize } = await begin(bytes)
  const leaving = new AbortController()
  const query = new URLSearchParams({ guid: key.guid, key: key.key, offset: '0' })
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes.subarray(0, 65_536)))
      setTimeout(() => leaving.abort(), 100)
    },
  })
  const headers = { origin: 'http://127.0.0.1:3000', 'content-type': 'application/octet-stream' }
  await fetch(`${api.url}${UPLOAD_PART_PATH}?${query}`, {
    method: 'POST',
    headers: { ...headers, 'sec-fetch-site': 'same-origin', 'content-length': String(partSize) },
    body,
    duplex: 'half',
    signal: leaving.signal,
  } as RequestInit).catch(() => undefined)
  expect((await sendRest(key, bytes, partSize)).body.state).toBe('ready')
})
