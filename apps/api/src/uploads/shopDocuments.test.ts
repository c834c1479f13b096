import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { revert } from '@verstak/contracts/journal'
import { getProduct } from '@verstak/contracts/product'
import { editableProduct } from '@verstak/contracts/staffCatalogue'
import { UPLOAD_LIFETIME_MS } from '@verstak/contracts/upload'
import PdfDocument from 'pdfkit'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { uploadAsStaff } from '../testing/uploadAsStaff.ts'
import { cameraPhoto } from '../testing/uploadPhoto.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { cleanUploads } from './cleanUploads.ts'
import { createFolderStore } from './createFolderStore.ts'

const uploadsFolder = join(tmpdir(), `verstak-shop-documents-${process.pid}`)
const api = useTestApi({ callsPerMinute: { uploadsPerIp: 1e9, uploadPartsPerIp: 1e9 } }, { uploadsFolder })
afterAll(() => rm(uploadsFolder, { recursive: true, force: true }))

let editor: Visitor
let pdf: Buffer
beforeAll(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'content' })
  editor = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
  pdf = await pdfOf('Инструкция')
})

async function pdfOf(title: string): Promise<Buffer> {
  const document = new PdfDocument({ info: { Title: title } })
  document.text('1')
  document.end()
  return Buffer.concat(await document.toArray())
}
type Documents = EndpointResponse<typeof editableProduct.read>['values']['documents']
const id = known.plenty
const read = () => editor.call(editableProduct.read, { query: { id } })
const put = async (documents: Documents) =>
  editor.call(editableProduct.save, { body: { id, version: (await read()).version, values: { documents } } })
const shown = async () =>
  (await api.newVisitor().call(getProduct, { query: { productId: id, regionId: 1 } })).documents ?? []
const send = async (bytes = pdf) => uploadAsStaff(api, editor, bytes, 'document')
async function clean(days: number) {
  const { last } = await api.db
    .selectFrom('upload')
    .select((row) => row.fn.max('created_at').as('last'))
    .executeTakeFirstOrThrow()
  const now = () => new Date(last.getTime() + days * 24 * 60 * 60_000)
  await cleanUploads({ db: api.db, files: createFolderStore(uploadsFolder), now })
}

test('a PDF that the staff sends stands on the page of the product at once, is served as such, and comes back', async () => {
  const { upload, key } = await send()
  expect(upload).toMatchObject({ state: 'ready', url: `/files/${key.guid}`, preview: '' })
  const before = (await read()).values.documents
  const mine = { guid: key.guid, kind: 'instruction' as const, name: 'Инструкция к пиле' }
  const { changes } = await put([mine, ...before])
  expect(changes[0]!.fields).toEqual([{ field: 'documents', old: before, new: [mine, ...before] }])
  expect((await shown())[0]).toEqual({
    ...{ kind: 'instruction', name: mine.name, type: 'pdf', size: pdf.length, link: `/files/${key.guid}` },
  })
  const file = await fetch(`${api.url}/files/${key.guid}`)
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  expect(file.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent(mine.name))

  await editor.call(revert, { body: { id: changes[0]!.id } })
  expect((await shown()).some(({ name }) => name === mine.name)).toBe(false)
  await clean(2 * (UPLOAD_LIFETIME_MS / 86_400_000))
  await editor.call(revert, { body: { id: (await read()).changes[0]!.id } })
  expect((await shown())[0]!.name).toBe(mine.name)
})

test('a document that nothing shows goes after its time with its bytes', async () => {
  const { guid } = (await send(await pdfOf('Лишняя'))).key
  expect((await fetch(`${api.url}/files/${guid}`)).status).toBe(200)
  await clean(UPLOAD_LIFETIME_MS / 86_400_000 + 1)
  expect((await fetch(`${api.url}/files/${guid}`)).status).toBe(404)
  const { version } = await read()
  const values = { documents: [{ guid, kind: 'other' as const, name: 'Лишняя' }] }
  const { status, body } = await editor.fail(editableProduct.save, { body: { id, version, values } })
  expect([status, body.errors]).toEqual([
    ...[
      400,
      [expect.objectContaining({ field: 'values.documents', text: expect.stringContaining('загрузите его снова') })],
    ],
  ])
})

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['HTML', () => Buffer.from('<html><script>alert(1)</script></html>'), /^Это не PDF/],
  ['a photo', cameraPhoto, /^Это не PDF/],
  ['HTML before a PDF', () => Buffer.concat([Buffer.from('<script>1</script>'), pdf]), /^Это не PDF/],
  ['a third of a PDF', () => pdf.subarray(0, Math.ceil(pdf.length / 3)), /^PDF повреждён/],
  ['a PDF with an archive behind', () => Buffer.concat([pdf, Buffer.from('PK\x03\x04<script>')]), /^PDF повреждён/],
  ['the beginning of a PDF alone', () => Buffer.from('%PDF-1.7'), /^PDF повреждён/],
  ['a PDF with a script', () => withName('/JavaScript'), /^В PDF есть сценарии/],
  ['a PDF with a script by codes', () => withName('/J#61vaScript'), /^В PDF есть сценарии/],
  ['a PDF that starts a program', () => withName('/Launch'), /^В PDF есть сценарии/],
  ['a PDF with a file in it', () => withName('/EmbeddedFile'), /^В PDF есть сценарии/],
])('%s is refused by its content, in words', async (_, bytes, words) => {
  const { upload, key } = await send(await bytes())
  expect([upload.state, upload.refusal]).toEqual(['refused', expect.stringMatching(words)])
  expect((await fetch(`${api.url}/files/${key.guid}`)).status).toBe(404)
})

/** The PDF with an object that has a name. */
const withName = (name: string) => {
  const at = pdf.indexOf('1 0 obj')
  return Buffer.concat([pdf.subarray(0, at), Buffer.from(`99 0 obj <</S ${name}>> endobj\n`), pdf.subarray(at)])
}

test('neither a photo nor a file of nobody is a document, and none stands there twice', async () => {
  const refuse = async (guid: string, copies = 1) => {
    const { version } = await read()
    const documents = Array.from({ length: copies }, () => ({ guid, kind: 'other' as const, name: 'Файл' }))
    return (await editor.fail(editableProduct.save, { body: { id, version, values: { documents } } })).status
  }
  expect(await refuse((await uploadAsStaff(api, editor, await cameraPhoto())).key.guid)).toBe(400)
  expect(await refuse(randomUUID())).toBe(400)
  const { guid } = (await send()).key
  expect(await refuse(guid, 2)).toBe(400)
  expect((await fetch(`${api.url}/files/media/${guid}/large`)).status).toBe(404)
})
