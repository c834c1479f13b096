import { editableRegion, editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness, type AdminHarnessInput } from '../testing/adminHarness.tsx'

beforeEach(() => localStorage.clear())

async function open(input: AdminHarnessInput = {}) {
  const { api, host, routes } = createAdminHarness(input)
  render(
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/settings/'] })} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1, name: /Настройки/ })
  const sent = ({ path }: { path: string }) =>
    api.calls.filter((call) => call.path === path).map(({ input: given }) => given)
  return { sent }
}
const saveOf = (place: number) => screen.getAllByRole('button', { name: 'Сохранить' })[place]!

test('a phone is changed alone', async () => {
  const { sent } = await open()
  const phone = screen.getByRole('textbox', { name: 'Телефон поддержки' })
  await userEvent.clear(phone)
  await userEvent.type(phone, '8 800 555-35-35')
  await userEvent.click(saveOf(0))
  expect(sent(editableSettings.save)).toMatchObject([
    { body: { id: 'shop', version: 2, values: { supportPhone: '8 800 555-35-35' } } },
  ])
  expect(sent(editableRequisites.save)).toEqual([])
})

test('links are added, ordered and removed', async () => {
  const { sent } = await open()
  const list = within(screen.getByRole('group', { name: 'Мы в сетях' }))
  await userEvent.click(list.getByRole('button', { name: 'Убрать ссылку Дзен' }))
  await userEvent.click(list.getByRole('button', { name: 'Выше: Телеграм' }))
  await userEvent.click(list.getByRole('button', { name: 'Добавить: Мы в сетях' }))
  await userEvent.type(list.getAllByRole('textbox', { name: 'Название' }).at(-1)!, 'MAX')
  await userEvent.type(list.getAllByRole('textbox', { name: 'Адрес, https://…' }).at(-1)!, 'https://max.example/v')
  await userEvent.click(saveOf(0))
  const [{ body }] = sent(editableSettings.save) as [{ body: { values: { socialLinks: { name: string }[] } } }]
  expect(body.values.socialLinks.map(({ name }) => name)).toEqual([
    ...['Телеграм', 'ВКонтакте', 'Одноклассники', 'Rutube', 'VK Видео', 'MAX'],
  ])
})

test('phones and hours are those of one region at a time', async () => {
  const { sent } = await open()
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 495 120-44-70')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Регион' }), 'Казань')
  const form = within((await screen.findByRole('heading', { name: 'Казань' })).closest('form')!)
  expect(form.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 843 210-44-70')
  const hours = form.getByRole('textbox', { name: 'Часы работы' })
  await userEvent.clear(hours)
  await userEvent.type(hours, 'ежедневно 8–20')
  await userEvent.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(sent(editableRegion.save)).toMatchObject([
    { body: { id: 8, version: 0, values: { workingTime: 'ежедневно 8–20' } } },
  ])
})

test('a manager sees the requisites and the guard of imports, and changes neither', async () => {
  await open({ role: 'manager' })
  expect(screen.getByRole('textbox', { name: 'ИНН' })).toBeDisabled()
  expect(screen.getByRole('textbox', { name: /Сколько товаров/ })).toBeDisabled()
  expect(screen.getByRole('textbox', { name: 'Телефон поддержки' })).toBeEnabled()
})
