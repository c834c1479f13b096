import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { editableContent } from '@verstak/contracts/contentStaff'
import { photoInText, photoName } from '@verstak/contracts/photo'
import { editablePromotion } from '@verstak/contracts/staffPromotion'
import { startStaffUpload } from '@verstak/contracts/staffUpload'
import type { Upload } from '@verstak/contracts/upload'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { sendPart } from '@verstak/remote-kit/uploads/sendPart'
import { guidOf } from '@verstak/testing/factories'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'

jest.mock('@verstak/remote-kit/uploads/sendPart')

const KEY = { guid: guidOf(903), key: 'secret' }
const READY: Upload = {
  ...{ guid: KEY.guid, offset: 4, size: 4, state: 'ready', refusal: '' },
  ...{ url: '/files/media/1/large', preview: '/files/media/1/small', width: 1600, height: 900 },
}

function open(address: string) {
  const harness = createAdminHarness()
  harness.api.on(startStaffUpload, () => ({ ...KEY, partSize: 4 }))
  jest.mocked(sendPart).mockResolvedValue(READY)
  render(
    <TestHost host={harness.host}>
      <RouterProvider router={createMemoryRouter(harness.routes, { initialEntries: [address] })} />
    </TestHost>,
  )
  return harness.api
}
const choose = (picker: HTMLElement) =>
  act(async () => {
    fireEvent.change(picker, { target: { files: [new File(['1234'], 'photo.jpg', { type: 'image/jpeg' })] } })
  })
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Сохранить' })))

beforeEach(() => localStorage.clear())

test('a photo takes the place of the drawing of a banner, and the drawing is a choice again without it', async () => {
  const api = open('/admin/promotions/banners/3/')
  const field = await screen.findByRole('group', { name: 'Картинка' })
  await choose(await within(field).findByLabelText('Добавить фото'))
  expect(await within(field).findByRole('img', { name: 'Картинка' })).toBeVisible()
  expect(within(field).queryByRole('combobox')).toBeNull()
  await save()
  const [saving] = api.calls.filter(({ path }) => path === editablePromotion.save.path)
  expect(saving!.input).toMatchObject({ body: { values: { picture: photoName(KEY.guid) } } })
  fireEvent.click(within(field).getByRole('button', { name: 'Убрать фото' }))
  expect(within(field).getByRole('combobox', { name: 'Рисунок магазина' })).toHaveValue('')
})

test('a text gets a cover and a photo with its own proportions', async () => {
  const api = open('/admin/articles/5/')
  const cover = await screen.findByRole('group', { name: 'Обложка' })
  await choose(await within(cover).findByLabelText('Добавить фото'))
  expect(await within(cover).findByRole('img', { name: 'Обложка' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Добавить: Картинка' }))
  await waitFor(() => expect(screen.getAllByLabelText('Добавить фото')).toHaveLength(2))
  await choose(screen.getAllByLabelText('Добавить фото')[1]!)
  expect(await screen.findByDisplayValue(photoInText(KEY.guid))).toBeVisible()
  fireEvent.change(screen.getByLabelText('Что на картинке'), { target: { value: 'Дрель' } })
  await save()
  const [saving] = api.calls.filter(({ path }) => path === editableContent.save.path)
  const { values } = (saving!.input as { body: { values: { cover: string; blocks: unknown[] } } }).body
  expect(values.cover).toBe(photoName(KEY.guid))
  expect(values.blocks.at(-1)).toEqual({
    ...{ kind: 'picture', src: photoInText(KEY.guid), alt: 'Дрель', caption: '', width: 1600, height: 900 },
  })
})
