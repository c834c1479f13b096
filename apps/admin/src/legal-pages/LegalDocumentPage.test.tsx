import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { editableLegal, listLegalEditions } from '@verstak/contracts/legalStaff'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { setupModals } from '@verstak/testing/setupModals'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'
import { EDITIONS, makeLegal } from '../testing/adminLegal.ts'
import { setupEditors } from '../testing/richTextPage.ts'

beforeAll(setupEditors)

beforeEach(() => {
  localStorage.clear()
  setupModals()
})

/** With its planned edition, or with the valid one alone. */
async function open({ isPlanned = true } = {}) {
  const { api, host, routes } = createAdminHarness()
  if (!isPlanned) {
    const [, valid, earlier] = EDITIONS.editions
    const { values, ...rest } = makeLegal()
    api.on(listLegalEditions, () => ({ editions: [valid!, earlier!] }))
    api.on(editableLegal.read, () => ({ ...rest, values: { ...values, publishedAt: valid!.publishedAt } }))
  }
  const { unmount } = render(
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/legal/personal/'] })} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  const saved = () => api.calls.filter(({ path }) => path === editableLegal.save.path).map(({ input }) => input)
  return { api, saved, unmount }
}

const title = () => screen.getByRole('textbox', { name: 'Название' })
const choice = (name: string) => screen.getByRole('radio', { name })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

test('a new edition says from when it is valid: nothing is chosen for it', async () => {
  const { saved } = await open({ isPlanned: false })
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2)
  await userEvent.type(title(), '!')
  await userEvent.click(choice('Сразу после сохранения'))
  await save()
  const values = { title: 'Политика обработки персональных данных!', publishedAt: null }
  expect(saved()).toEqual([{ body: { id: 'personal', version: 3, values } }])
  expect(await screen.findByText('Сохранено. На сайте с выбранного времени')).toBeVisible()
})

test('who has not chosen is told so at the choice, which gets the focus', async () => {
  const { api } = await open({ isPlanned: false })
  api.on(editableLegal.save, () => {
    throw new ApiError('invalid-input', 400, [
      { field: 'publishedAt', reason: 'needed', message: '', text: 'Выберите, с какого времени' },
    ])
  })
  await userEvent.type(title(), '!')
  await save()
  await waitFor(() => expect(choice('Сразу после сохранения')).toHaveFocus())
  expect(screen.getByRole('radiogroup', { name: 'С какого времени действует' })).toHaveAccessibleDescription(
    'Выберите, с какого времени',
  )
})

test('an edition is planned by the clock of Moscow, with requisites and without what legal texts do not know', async () => {
  const { saved } = await open({ isPlanned: false })
  await userEvent.click(choice('С дня и времени'))
  await userEvent.type(screen.getByLabelText('Когда, по московскому времени'), '2030-01-15T12:00')
  await userEvent.click(screen.getByRole('button', { name: 'Добавить: Реквизиты из настроек' }))
  await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Какие' }).at(-1)!, 'Банковский счёт')
  expect(screen.queryByRole('button', { name: 'Добавить: Товары' })).not.toBeInTheDocument()
  await save()
  const values = {
    blocks: [...makeLegal().values.blocks, { kind: 'requisites', part: 'bank' }],
    publishedAt: '2030-01-15T09:00:00.000Z',
  }
  expect(saved()).toEqual([{ body: { id: 'personal', version: 3, values } }])
})

test('a planned edition is changed without choosing again, and dropped once that is confirmed', async () => {
  const { saved } = await open()
  expect(choice('С дня и времени')).toBeChecked()
  expect(screen.getByLabelText('Когда, по московскому времени')).toHaveValue('2026-12-01T00:00')
  const drop = () => screen.getAllByRole('button', { name: 'Отменить эту редакцию' }).at(-1)!
  await userEvent.type(title(), '!')
  expect(drop()).toBeDisabled()
  await save()
  await screen.findByText('Сохранено. На сайте с выбранного времени')
  await userEvent.click(drop())
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Отменить эту редакцию' })).toHaveLength(2))
  await userEvent.click(drop())
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved().map((input) => (input as { body: { values: object } }).body.values)).toEqual([
    { title: 'Политика обработки персональных данных!' },
    { publishedAt: '2025-08-31T21:00:00.000Z' },
  ])
})

test('an earlier edition comes back into the form, and is saved as a new one from the time that is chosen', async () => {
  const { saved } = await open({ isPlanned: false })
  const restore = () => screen.getByRole('button', { name: 'Вернуть редакцию 1' })
  await userEvent.type(title(), '!')
  expect(restore()).toBeDisabled()
  await userEvent.type(title(), '{Backspace}')
  await userEvent.click(restore())
  await waitFor(() => expect(title()).toHaveValue('Редакция 1'))
  expect(await screen.findByRole('textbox', { name: 'Текст 1' })).toHaveTextContent('Текст 1.')
  expect(choice('Сразу после сохранения')).toHaveFocus()
  expect(saved()).toEqual([])
  await userEvent.keyboard(' ')
  await save()
  const values = { title: 'Редакция 1', blocks: [{ kind: 'paragraph', text: 'Текст 1.' }], publishedAt: null }
  expect(saved()).toEqual([{ body: { id: 'personal', version: 3, values } }])
})

test('unsaved words are there again after another visit', async () => {
  const { unmount } = await open()
  await userEvent.type(title(), ' магазина')
  unmount()
  await open()
  await waitFor(() => expect(title()).toHaveValue('Политика обработки персональных данных магазина'))
  expect(screen.getByText('Возвращены правки, которые вы не сохранили.')).toBeVisible()
})
