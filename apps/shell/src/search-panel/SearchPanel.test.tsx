import { ApiError } from '@verstak/api-client/ApiError'
import { listRecent } from '@verstak/contracts/recommendation'
import { listSearchPresets, suggestSearch } from '@verstak/contracts/search'
import type { SearchSuggestions } from '@verstak/contracts/search'
import { HostContext } from '@verstak/host'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { SearchForm } from '../header/SearchForm.tsx'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'

const own = { searches: [] as { id: number; query: string; date: string }[], views: [] as string[] }
jest.mock('@verstak/device/searchHistory', () => ({
  listSearches: (limit: number) => Promise.resolve(own.searches.slice(0, limit)),
  forgetSearches: (id?: number) => {
    own.searches = id === undefined ? [] : own.searches.filter((one) => one.id !== id)
    return Promise.resolve(true)
  },
}))
jest.mock('@verstak/device/viewHistory', () => ({
  listViews: (limit: number) =>
    Promise.resolve(own.views.slice(0, limit).map((productGuid) => ({ productGuid, date: '', timestamp: 0 }))),
}))

const guidOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const productOf = (name: string) => ({
  id: 1,
  name,
  link: `/product/${name}-1/`,
  image: '/pictures/v1/drill/makita/main/{size}.{format}',
  pricesV2: { default: { current: 499_000, old: null, availableDiscountPrices: [] } },
  isAvailable: true,
})

const ANSWER: SearchSuggestions = {
  categories: { label: 'Категории', items: [{ id: 7, name: 'Дрели', link: '/category/dreli-7/', count: 120 }] },
  tagPages: { label: 'Подборки', items: [] },
  manufacturers: { label: 'Бренды', items: [{ id: 3, name: 'Makita', link: '/brand/makita-3/' }] },
  products: { label: 'Товары', items: [productOf('drel')] },
  searchedFor: null,
  error: null,
}

async function openField(presets: string[] = []) {
  const state = {
    asked: [] as string[],
    recent: [] as unknown[],
    isDown: false,
    answer: ANSWER,
    gate: Promise.resolve(),
  }
  const api = createFakeApi()
    .on(listSearchPresets, () => ({ queries: presets }))
    .on(suggestSearch, async ({ query }) => {
      state.asked.push(query.searchString)
      await state.gate
      if (state.isDown) throw new ApiError('unavailable', 0)
      return state.answer
    })
    .on(listRecent, ({ body }) => {
      state.recent.push(body.productGuids)
      return {
        products: (body.productGuids ?? []).map((guid) =>
          makeProductTile({ guid, name: guid, link: `/product/${guid}/` }),
        ),
      }
    })
  const host = createTestHost({ call: api.call, region: makeRegion() })
  const element = (
    <TestHost host={host}>
      <HostContext value={host}>
        <SearchForm />
        <button>elsewhere</button>
      </HostContext>
    </TestHost>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  // The panel's code comes with the focus.
  field.focus()
  await act(() => import('./SearchPanel.tsx').then(() => undefined))
  await pass(0)
  return { state, field, router }
}

/** Lets time pass, and what comes of it settle. */
async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
  // A question, and its answer.
  await act(() => jest.advanceTimersByTimeAsync(0))
  await act(() => jest.advanceTimersByTimeAsync(0))
}

async function type(field: HTMLInputElement, text: string, pauseMs = 500) {
  fireEvent.input(field, { target: { value: text } })
  await pass(pauseMs)
}

const press = async (field: HTMLInputElement, key: string) => {
  fireEvent.keyDown(field, { key })
  await pass(0)
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(own, { searches: [], views: [] })
})
afterEach(() => jest.useRealTimers())

test('two characters are searched for, one is not; spaces do not count [SEARCH-002]', async () => {
  const { state, field } = await openField()
  await type(field, ' д  ')
  expect(state.asked).toEqual([])
  await type(field, ' др ')
  expect(state.asked).toEqual(['др'])
})

test('only what was typed last within 500 ms is asked for [SEARCH-003]', async () => {
  const { state, field } = await openField()
  await type(field, 'др', 400)
  await type(field, 'дре', 499)
  expect(state.asked).toEqual([])
  await pass(1)
  expect(state.asked).toEqual(['дре'])
})

test('groups that hold anything stand under their labels, products with picture and price [SEARCH-010, SEARCH-011]', async () => {
  const { field } = await openField()
  await type(field, 'дрель')
  expect(screen.getAllByRole('group').map((group) => group.firstChild?.textContent)).toEqual([
    'Категории',
    'Бренды',
    'Товары',
  ])
  const product = within(screen.getByRole('group', { name: 'Товары' })).getByRole('option')
  expect(product).toHaveAttribute('href', '/product/drel-1/')
  expect(product.querySelector('img')).toHaveAttribute('src', '/pictures/v1/drill/makita/main/56.webp')
  expect(product.textContent?.replaceAll('\u00A0', ' ')).toContain('4 990 ₽')
})

test('the arrow keys move through the results and around their ends [SEARCH-004]', async () => {
  const { field } = await openField()
  await type(field, 'дрель')
  await press(field, 'ArrowDown')
  expect(chosen()).toMatch(/^Дрели/)
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  await press(field, 'ArrowUp')
  expect(chosen()).toMatch(/^drel/)
  await press(field, 'ArrowDown')
  expect(chosen()).toMatch(/^Дрели/)
})

test('Enter opens the chosen result [SEARCH-005]', async () => {
  const { field } = await openField()
  await type(field, 'дрель')
  const followed = jest.fn((event: Event) => event.preventDefault())
  screen.getByRole('option', { name: 'Makita' }).addEventListener('click', followed)
  await press(field, 'ArrowDown')
  await press(field, 'ArrowDown')
  await press(field, 'Enter')
  expect(followed).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a press elsewhere closes it, and so does Escape without emptying the field [SEARCH-007]', async () => {
  const { field } = await openField()
  await type(field, 'дрель')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'elsewhere' }))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await type(field, 'дрели')
  await press(field, 'Escape')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).toHaveValue('дрели')
})

test('the flag loading stands from the question to its answer [SEARCH-008]', async () => {
  const { state, field } = await openField()
  let answer = () => {}
  state.gate = new Promise((resolve) => (answer = resolve))
  await type(field, 'дрель')
  expect(document.querySelector('[data-flag="loading"]')).toBeInTheDocument()
  expect(screen.getByRole('status', { name: 'Ищем подсказки' })).toBeInTheDocument()
  answer()
  await pass(0)
  expect(document.querySelector('[data-flag]')).not.toBeInTheDocument()
})

test('a failure hides the results behind the flag backend-trouble until the next good answer [SEARCH-009]', async () => {
  const { state, field } = await openField()
  await type(field, 'дрель')
  state.isDown = true
  await type(field, 'дрель м')
  expect(document.querySelector('[data-flag="backend-trouble"]')).toHaveTextContent('Подсказки сейчас недоступны')
  expect(options()).toEqual([])
  state.isDown = false
  await type(field, 'дрель ма')
  expect(document.querySelector('[data-flag]')).not.toBeInTheDocument()
  expect(options()).not.toEqual([])
})

test('an empty field shows up to 10 searches, the last one first, and 4 looked at products [SEARCH-001, SEARCH-016, SEARCH-017]', async () => {
  own.searches = Array.from({ length: 12 }, (_, index) => ({ id: 12 - index, query: `запрос ${12 - index}`, date: '' }))
  own.views = Array.from({ length: 25 }, (_, index) => guidOf(index))
  const { state } = await openField()
  const shown = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option')
  expect(shown('Вы искали').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 10 }, (_, index) => `запрос ${12 - index}`),
  )
  expect(shown('Вы смотрели')).toHaveLength(4)
  expect(state.recent).toEqual([Array.from({ length: 20 }, (_, index) => guidOf(index))])
})

test('a search leaves the history by Delete or its cross, all of them by «Очистить историю»', async () => {
  own.searches = ['дрель', 'пила', 'бур'].map((query, index) => ({ id: 3 - index, query, date: '' }))
  const { field } = await openField()
  await press(field, 'ArrowDown')
  await press(field, 'Delete')
  expect(options()).toEqual(['пила', 'бур'])
  fireEvent.click(screen.getByTitle('Убрать из истории: бур'))
  await pass(0)
  expect(options()).toEqual(['пила'])
  fireEvent.click(screen.getByRole('button', { name: 'Очистить историю' }))
  await pass(0)
  expect(options()).toEqual([])
})

test('an empty field whose words are a popular search searches that one [SEARCH-023]', async () => {
  const { field, router } = await openField(['перфоратор'])
  expect(field).toHaveAttribute('placeholder', 'перфоратор')
  fireEvent.submit(field.form!)
  await pass(0)
  const { pathname, search } = router.state.location
  expect(pathname).toBe('/search/')
  expect([...new URLSearchParams(search)]).toEqual([
    ['what', 'перфоратор'],
    ['searchType', 'autocompletePredefined'],
  ])
})

test('with the words of the store an empty field stays where it is, in focus [SEARCH-024]', async () => {
  const { field, router } = await openField()
  fireEvent.submit(field.form!)
  await pass(0)
  expect(router.state.location.pathname).toBe('/')
  expect(field).toHaveFocus()
})
