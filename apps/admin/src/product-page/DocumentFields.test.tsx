import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '@verstak/api-client/ApiError'
import { editableProduct } from '@verstak/contracts/staffCatalogue'
import { startStaffUpload } from '@verstak/contracts/staffUpload'
import type { Upload } from '@verstak/contracts/upload'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { sendPart } from '@verstak/remote-kit/uploads/sendPart'
import { guidOf } from '@verstak/testing/factories'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'

jest.mock('@verstak/remote-kit/uploads/sendPart')

const KEY = { guid: guidOf(902), key: 'secret' }
const READY: Upload = {
  ...{ guid: KEY.guid, offset: 4, size: 4, state: 'ready', refusal: '', url: `/files/${KEY.guid}`, preview: '' },
}

beforeEach(() => localStorage.clear())

test('a PDF gets a title and a kind, is moved forward and saved; what is refused is said there', async () => {
  const { api, host, routes } = createAdminHarness()
  const announced: unknown[] = []
  api.on(startStaffUpload, ({ body }) => {
    announced.push(body)
    return { ...KEY, partSize: 4 }
  })
  jest.mocked(sendPart).mockResolvedValue(READY)
  const saved: unknown[] = []
  api.on(editableProduct.save, ({ body }) => {
    saved.push(body.values)
    throw new ApiError('invalid-input', 400, [
      { field: 'values.documents', reason: 'gone', message: '', text: 'Загруженного файла больше нет' },
    ])
  })
  render(
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/product/7/'] })} />
    </TestHost>,
  )
  fireEvent.click(await screen.findByRole('tab', { name: 'Файлы' }))
  const panel = screen.getByRole('tabpanel', { name: 'Файлы' })
  expect(within(panel).getByRole('link', { name: 'Открыть' })).toHaveAttribute(
    'href',
    '/files/6b86b273-ff34-4ce1-89d6-804eff5a3f80',
  )
  const picker = await within(panel).findByLabelText('Добавить файл')
  const choose = (name: string, type: string) =>
    act(async () => void fireEvent.change(picker, { target: { files: [new File(['1234'], name, { type })] } }))
  await choose('drill.jpg', 'image/jpeg')
  expect(within(panel).getByRole('alert')).toHaveTextContent('Это не PDF')
  await choose('Паспорт дрели.pdf', 'application/pdf')
  await waitFor(() => expect(within(panel).getByLabelText('Название файла 2')).toHaveValue('Паспорт дрели'))
  expect(announced).toEqual([{ kind: 'document', size: 4 }])
  fireEvent.change(within(panel).getAllByLabelText('Вид')[1]!, { target: { value: 'certificate' } })
  fireEvent.click(within(panel).getByRole('button', { name: 'Раньше: Паспорт дрели' }))
  fireEvent.change(within(panel).getByLabelText('Название файла 1'), { target: { value: 'П' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Сохранить' })))
  expect(saved).toEqual([
    {
      documents: [
        { guid: KEY.guid, kind: 'certificate', name: 'П' },
        { guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f80', kind: 'instruction', name: 'Инструкция по сборке' },
      ],
    },
  ])
  expect(within(panel).getByText('Загруженного файла больше нет')).toBeVisible()
})
