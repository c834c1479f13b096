import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { getUpload, MAX_IMAGE_BYTES, startUpload, type Upload } from '@verstak/contracts/upload'
import { guidOf, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createTestHost, TestHost } from '../TestHost.tsx'
import { sendPart, type PartInput } from './sendPart.ts'
import { UploadFields } from './UploadFields.tsx'
import type { UploadRules } from './UploadRules.ts'
import { useUploads } from './useUploads.ts'

jest.mock('./sendPart.ts')

const PART = 4
const KEY = { guid: guidOf(901), key: 'secret' }
const RULES: UploadRules = {
  ...{ keptAs: 'test_files', most: 10, kinds: ['image', 'video'] },
  words: {
    add: 'Добавить фото или видео',
    limits: 'До 10 файлов',
    wrongKind: 'Приложите фото JPG или видео MP4.',
    tooMany: 'Можно приложить не больше 10 файлов.',
  },
}

/** A server that receives parts; a part whose offset is in `broken` fails once. */
function startServer({ broken = [] as number[], refusal = '' } = {}) {
  const state = { offset: 0, size: 0, parts: [] as number[] }
  const answer = (): Upload => {
    const isWhole = state.offset >= state.size
    return {
      ...{ guid: KEY.guid, offset: state.offset, size: state.size },
      state: isWhole ? (refusal ? 'refused' : 'ready') : 'receiving',
      refusal: isWhole ? refusal : '',
      url: isWhole ? '/files/1.webp' : '',
      preview: isWhole ? '/files/1s.webp' : '',
    }
  }
  jest.mocked(sendPart).mockImplementation(async ({ offset, part, signal }: PartInput) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    state.parts.push(offset)
    if (signal.aborted) throw new Error('aborted')
    if (broken.includes(offset)) {
      broken.splice(broken.indexOf(offset), 1)
      throw new Error('lost')
    }
    state.offset = offset + part.size
    return answer()
  })
  return { state, answer }
}

function show(server: ReturnType<typeof startServer>, rules = RULES) {
  const api = createFakeApi()
  const host = createTestHost({ call: api.call, region: makeRegion() })
  api
    .on(startUpload, ({ body }) => {
      server.state.size = body.size
      return { ...KEY, partSize: PART }
    })
    .on(getUpload, () => server.answer())
  function Fields() {
    return <UploadFields uploads={useUploads(rules)} error={undefined} />
  }
  const page = render(
    <TestHost host={host}>
      <Fields />
    </TestHost>,
  )
  return { api, ...page }
}

const fileOf = (name: string, bytes: number, type = 'image/jpeg') => {
  const file = new File(['x'.repeat(Math.min(bytes, 100))], name, { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}
const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Добавить фото или видео'), { target: { files } }))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => localStorage.clear())

test('a file goes in parts, and its thumbnail comes', async () => {
  const server = startServer()
  show(server)
  await choose(fileOf('kuhnya.jpg', 10))
  expect(await screen.findByAltText('kuhnya.jpg')).toHaveAttribute('src', '/files/1s.webp')
  expect(server.state.parts).toEqual([0, 4, 8])
})

test('a lost part goes on from where the server is', async () => {
  const server = startServer({ broken: [4] })
  show(server)
  await choose(fileOf('kuhnya.jpg', 10))
  expect(await screen.findByAltText('kuhnya.jpg', {}, { timeout: 4000 })).toBeVisible()
  expect(server.state.parts).toEqual([0, 4, 4, 8])
})

test('a pause stops it, and it goes on without beginning anew', async () => {
  const server = startServer()
  show(server)
  await choose(fileOf('kuhnya.jpg', 40))
  await press('Пауза')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Продолжить' })).toBeVisible())
  const before = server.state.parts.length
  await press('Продолжить')
  expect(await screen.findByAltText('kuhnya.jpg')).toBeVisible()
  expect(server.state.parts[before]).toBeGreaterThanOrEqual(0)
  expect(server.state.parts.filter((offset) => offset === 0).length).toBeLessThanOrEqual(2)
})

test.each([
  [fileOf('doc.pdf', 10, 'application/pdf'), /^Приложите фото JPG/],
  [fileOf('IMG.heic', 10, 'image/heic'), /^Приложите фото JPG/],
  [fileOf('big.jpg', MAX_IMAGE_BYTES + 1), 'Фото больше 20 МБ. Уменьшите его или приложите другое.'],
  [fileOf('empty.jpg', 0), 'Файл пустой.'],
])('%p is refused before it is sent', async (file, text) => {
  const server = startServer()
  const { api } = show(server)
  await choose(file)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(api.calls.filter(({ path }) => path === startUpload.path)).toHaveLength(0)
})

test('what the server finds in a file is told at the file, which can be replaced', async () => {
  const server = startServer({ refusal: 'Файл не похож на фотографию: внутри документ.' })
  show(server)
  await choose(fileOf('IMG_2041.jpg', 4))
  expect(await screen.findByRole('alert')).toHaveTextContent('Файл не похож на фотографию: внутри документ.')
  expect(screen.getByRole('button', { name: 'Заменить' })).toBeVisible()
  await press('Убрать: IMG_2041.jpg')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a form that takes photos only refuses a video, and one of private files says so to the server', async () => {
  const server = startServer()
  const { api } = show(server, { ...RULES, kinds: ['image'], isPrivate: true })
  expect(screen.getByLabelText('Добавить фото или видео')).toHaveAttribute(
    'accept',
    expect.not.stringContaining('video'),
  )
  await choose(fileOf('film.mp4', 4, 'video/mp4'))
  expect(screen.getByRole('alert')).toHaveTextContent('Приложите фото JPG или видео MP4.')
  await choose(fileOf('kuhnya.jpg', 4))
  await screen.findByAltText('kuhnya.jpg')
  const started = api.calls.filter(({ path }) => path === startUpload.path)
  expect(started.map(({ input }) => input)).toEqual([{ body: { kind: 'image', size: 4, isPrivate: true } }])
})

test('more than ten files are not taken', async () => {
  show(startServer())
  await choose(...Array.from({ length: 11 }, (_, index) => fileOf(`${index}.pdf`, 10, 'application/pdf')))
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Можно приложить не больше 10 файлов.')
})

test('finished uploads are there again after the page is loaded anew', async () => {
  const server = startServer()
  const { unmount } = show(server)
  await choose(fileOf('kuhnya.jpg', 4))
  await screen.findByAltText('kuhnya.jpg')
  unmount()
  show(server)
  expect(await screen.findByAltText('kuhnya.jpg')).toHaveAttribute('src', '/files/1s.webp')
})
