import { act, fireEvent, screen, within } from '@testing-library/react'
import type * as Own from '../testing/ownHistories.ts'
import { own } from '../testing/ownHistories.ts'
import { guidOf, openSearchField, options, pass, press } from '../testing/openSearchField.tsx'

jest.mock(
  '@verstak/device/searchHistory',
  () => jest.requireActual<typeof Own>('../testing/ownHistories.ts').searchHistory,
)
jest.mock('@verstak/device/viewHistory', () => jest.requireActual<typeof Own>('../testing/ownHistories.ts').viewHistory)

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(own, { searches: [], views: [] })
})
afterEach(() => jest.useRealTimers())

test('an empty field shows up to 10 searches, the last one first, and 4 looked at products, of the last 20 that a guest names [SEARCH-001, SEARCH-016, SEARCH-017, SESSION-020]', async () => {
  own.searches = Array.from({ length: 12 }, (_, index) => ({ id: 12 - index, query: `запрос ${12 - index}`, date: '' }))
  own.views = Array.from({ length: 25 }, (_, index) => guidOf(index))
  const { state } = await openSearchField()
  const shown = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option')
  expect(shown('Вы искали').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, (_, index) => `запрос ${12 - index}`),
  )
  expect(shown('Вы смотрели')).toHaveLength(4)
  expect(state.recent).toEqual([Array.from({ length: 20 }, (_, index) => guidOf(index))])
})

test('a search leaves the history by Delete or its cross, all of them by «Очистить»', async () => {
  own.searches = ['дрель', 'пила', 'бур'].map((query, index) => ({ id: 3 - index, query, date: '' }))
  const { field } = await openSearchField()
  await press(field, 'ArrowDown')
  await press(field, 'Delete')
  expect(options()).toEqual(['пила', 'бур'])
  fireEvent.click(screen.getByTitle('Убрать из истории: бур'))
  await pass(0)
  expect(options()).toEqual(['пила'])
  const clear = screen.getByRole('button', { name: 'Очистить историю поиска' })
  expect(clear).toHaveTextContent('Очистить')
  fireEvent.click(clear)
  await pass(0)
  expect(options()).toEqual([])
})

describe('a signed-in user', () => {
  const titled = (name: string) => screen.getByTitle(`Убрать из истории: ${name}`)

  test('sees the searches and products that the server keeps of him, whatever the device has [SEARCH-014]', async () => {
    own.searches = [{ id: 1, query: 'чужое', date: '' }]
    own.views = [guidOf(1)]
    const { state } = await openSearchField([], 'private')
    expect(options()).toEqual(['дрель', 'пила', 'бур', expect.stringContaining('Рубанок')])
    expect(state.recent).toEqual([undefined])
  })

  test('takes one out by its cross, which sends its id, and all by «Очистить», which sends none [SEARCH-019]', async () => {
    const { state } = await openSearchField([], 'private')
    fireEvent.click(titled('пила'))
    await pass(0)
    expect(options().slice(0, 2)).toEqual(['дрель', 'бур'])
    fireEvent.click(screen.getByRole('button', { name: 'Очистить историю поиска' }))
    await pass(0)
    expect(state.removed).toEqual([{ id: 49 }, {}])
    expect(screen.queryByRole('group', { name: 'Вы искали' })).not.toBeInTheDocument()
  })

  test('whose history cannot be changed is told so, and loses nothing', async () => {
    const { state, host } = await openSearchField([], 'private')
    state.isHistoryDown = true
    fireEvent.click(screen.getByRole('button', { name: 'Очистить историю поиска' }))
    await pass(0)
    expect(host.modals.read().asked.map(({ request }) => request)).toEqual([
      expect.objectContaining({ kind: 'toast', text: 'Не удалось изменить историю поиска. Попробуйте ещё раз' }),
    ])
    expect(options().slice(0, 3)).toEqual(['дрель', 'пила', 'бур'])
  })

  test('gets his history when he comes back to the field after a failure', async () => {
    const { state, field, host } = await openSearchField([], 'private')
    state.isHistoryDown = true
    await act(() => host.queryClient.resetQueries({ queryKey: ['search-panel'] }))
    await pass(0)
    expect(screen.queryByRole('group', { name: 'Вы искали' })).not.toBeInTheDocument()
    state.isHistoryDown = false
    await act(() => fireEvent.focus(field))
    await pass(0)
    expect(options().slice(0, 3)).toEqual(['дрель', 'пила', 'бур'])
  })
})
