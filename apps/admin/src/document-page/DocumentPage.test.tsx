import { editableContent, publishContent } from '@verstak/contracts/contentStaff'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'

beforeEach(() => localStorage.clear())

async function open() {
  const { api, host, routes } = createAdminHarness()
  render(
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/articles/5/'] })} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  const sent = ({ path }: { path: string }) => api.calls.filter((call) => call.path === path).map(({ input }) => input)
  return { sent }
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

test('a save sends what has changed, with the version that its editor has seen [ROUTE-071]', async () => {
  const { sent } = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Подзаголовок' }), ' И больше.')
  await save()
  expect(sent(editableContent.save)).toEqual([
    { body: { id: 5, version: 3, values: { lead: 'Большинству хватает 18 В. И больше.' } } },
  ])
})

test('blocks are added, moved and removed; one that is not whole is marked where it is, and nothing is sent', async () => {
  const { sent } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Добавить: Заметка' }))
  await save()
  expect(await screen.findByText('Заполните все поля этого блока')).toBeInTheDocument()
  expect(sent(editableContent.save)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Заметка 5' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ниже: Заголовок 1' }))
  await save()
  const [{ body }] = sent(editableContent.save) as [{ body: { values: { blocks: { kind: string }[] } } }]
  expect(body.values.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'table', 'accordion'])
})

test('cells of a table are typed with bars between them', async () => {
  const { sent } = await open()
  const rows = screen.getByRole('textbox', { name: 'Строки: ячейки через |' })
  await userEvent.type(rows, '{Enter}13 мм | Дача')
  await save()
  const [{ body }] = sent(editableContent.save) as [{ body: { values: { blocks: unknown[] } } }]
  expect(body.values.blocks[2]).toMatchObject({
    rows: [
      ['10 мм', 'Квартира'],
      ['13 мм', 'Дача'],
    ],
  })
})

test('it is published as its editor has seen it, and not before the edits are saved', async () => {
  const { sent } = await open()
  const publish = screen.getByRole('button', { name: 'Опубликовать' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Автор' }), '!')
  expect(publish).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Отменить правки' }))
  await userEvent.click(publish)
  expect(sent(publishContent)).toEqual([{ body: { id: 5, version: 3, at: 'now' } }])
})
