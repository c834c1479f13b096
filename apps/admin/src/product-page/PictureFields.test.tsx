import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@verstak/api-client/ApiError'
import { editableProduct } from '@verstak/contracts/staffCatalogue'
import { startStaffUpload } from '@verstak/contracts/staffUpload'
import { photoTemplate } from '@verstak/contracts/photo'
import { getUpload, type Upload } from '@verstak/contracts/upload'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { sendPart } from '@verstak/remote-kit/uploads/sendPart'
import { guidOf } from '@verstak/testing/factories'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'

jest.mock('@verstak/remote-kit/uploads/sendPart')

const KEY = { guid: guidOf(901), key: 'secret' }
const READY: Upload = {
  ...{ guid: KEY.guid, offset: 4, size: 4, state: 'ready', refusal: '' },
  ...{ url: '/files/media/1/large', preview: '/files/media/1/small', width: 1600, height: 900 },
}
const photo = (name = 'drill.jpg', type = 'image/jpeg') => new File(['1234'], name, { type })

async function openGallery(answer: Upload = READY) {
  const harness = createAdminHarness()
  harness.api.on(startStaffUpload, () => ({ ...KEY, partSize: 4 }))
  harness.api.on(getUpload, () => answer)
  jest.mocked(sendPart).mockResolvedValue(answer)
  const saved: unknown[] = []
  harness.api.on(editableProduct.save, ({ body }) => {
    saved.push(body.values)
    throw new ApiError('unavailable', 503)
  })
  const router = createMemoryRouter(harness.routes, { initialEntries: ['/admin/product/7/'] })
  render(
    <TestHost host={harness.host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  fireEvent.click(await screen.findByRole('tab', { name: 'Фото и рисунки' }))
  const panel = screen.getByRole('tabpanel', { name: 'Фото и рисунки' })
  const picker = await within(panel).findByLabelText<HTMLInputElement>('Добавить фото')
  const choose = (...files: File[]) => act(async () => void fireEvent.change(picker, { target: { files } }))
  const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Сохранить' })))
  const sources = () =>
    within(within(panel).getAllByRole('list')[0]!)
      .getAllByRole<HTMLImageElement>('img')
      .map(({ src }) => new URL(src).pathname)
  return { ...harness, panel, choose, save, saved, sources }
}

beforeEach(() => localStorage.clear())

test('a photo that is ready stands at the end of the gallery, is moved forward and saved', async () => {
  const { choose, sources, save, saved, panel } = await openGallery()
  await choose(photo())
  await waitFor(() => expect(sources()).toHaveLength(3))
  expect(sources()[2]).toBe(photoTemplate(KEY.guid).replace('{size}', '120').replace('{format}', 'webp'))
  fireEvent.click(within(panel).getByRole('button', { name: 'Раньше: Картинка 3' }))
  fireEvent.click(within(panel).getByRole('button', { name: 'Раньше: Картинка 2' }))
  await save()
  expect(saved).toEqual([{ pictures: [KEY.guid, 'main', 'back'] }])
})

test('a picture is removed with the focus on the next one, and the last one stays', async () => {
  const { panel, sources } = await openGallery()
  fireEvent.click(within(panel).getByRole('button', { name: 'Убрать: Картинка 1' }))
  expect(sources()).toHaveLength(1)
  const last = within(panel).getByRole('button', { name: 'Убрать: Картинка 1' })
  expect(last).toBeDisabled()
  fireEvent.click(within(panel).getByRole('button', { name: 'общий вид' }))
  expect(sources()).toHaveLength(2)
})

test('words say what a picture shows, go with it, and are forgotten when they are taken away', async () => {
  const { panel, save, saved } = await openGallery()
  const words = () => within(panel).getByRole('textbox', { name: 'Что на картинке 2' })
  fireEvent.change(words(), { target: { value: 'Патрон крупно' } })
  fireEvent.click(within(panel).getByRole('button', { name: 'Раньше: Картинка 2' }))
  expect(within(panel).getByRole('textbox', { name: 'Что на картинке 1' })).toHaveValue('Патрон крупно')
  expect(words()).toHaveValue('')
  await save()
  fireEvent.change(within(panel).getByRole('textbox', { name: 'Что на картинке 1' }), { target: { value: '' } })
  await save()
  const alts = [{ picture: 'back', text: 'Патрон крупно' }]
  // Nothing said of any picture: as before, nothing to save.
  expect(saved).toEqual([{ alts, pictures: ['back', 'main'] }, { pictures: ['back', 'main'] }])
})

test('what is refused is said at the field, and nothing else of the form is lost', async () => {
  const refusal = 'Это не фото. Подойдут JPEG, PNG, WebP, AVIF и GIF'
  const { choose, panel, sources } = await openGallery({ ...READY, state: 'refused', refusal, url: '', preview: '' })
  await choose(photo())
  expect(await within(panel).findByRole('alert')).toHaveTextContent(refusal)
  expect(within(panel).getByRole('button', { name: 'Заменить' })).toBeVisible()
  await choose(photo('drill.pdf', 'application/pdf'))
  expect(await within(panel).findByText('Это не фото. Подойдут JPEG, PNG, WebP, AVIF и GIF.')).toBeVisible()
  expect(sources()).toHaveLength(2)
})

test('a sign-in that has ended is said, and the same file goes on after the next one', async () => {
  const { api, choose, panel, sources } = await openGallery()
  let isSignedIn = false
  api.on(startStaffUpload, () => {
    if (!isSignedIn) throw new ApiError('not-found', 404)
    return { ...KEY, partSize: 4 }
  })
  await choose(photo())
  expect(await within(panel).findByText(/Вход закончился: войдите снова/)).toBeVisible()
  isSignedIn = true
  await act(async () => void fireEvent.click(within(panel).getByRole('button', { name: 'Продолжить' })))
  await waitFor(() => expect(sources()).toHaveLength(3))
})
