import { fireEvent, screen, within } from '@testing-library/react'
import type * as Own from '../testing/ownHistories.ts'
import { own } from '../testing/ownHistories.ts'
import { openSearchField, options, pass, press, type } from '../testing/openSearchField.tsx'

jest.mock(
  '@verstak/device/searchHistory',
  () => jest.requireActual<typeof Own>('../testing/ownHistories.ts').searchHistory,
)
jest.mock('@verstak/device/viewHistory', () => jest.requireActual<typeof Own>('../testing/ownHistories.ts').viewHistory)

const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(own, { searches: [], views: [] })
})
afterEach(() => jest.useRealTimers())

test('two characters are searched for, one is not; spaces do not count [SEARCH-002]', async () => {
  const { state, field } = await openSearchField()
  await type(field, ' д  ')
  expect(state.asked).toEqual([])
  await type(field, ' др ')
  expect(state.asked).toEqual(['др'])
})

test('only what was typed last within 500 ms is asked for [SEARCH-003]', async () => {
  const { state, field } = await openSearchField()
  await type(field, 'др', 400)
  await type(field, 'дре', 499)
  expect(state.asked).toEqual([])
  await pass(1)
  expect(state.asked).toEqual(['дре'])
})

test('groups that hold anything stand under their labels, products with picture and price [SEARCH-010, SEARCH-011]', async () => {
  const { field } = await openSearchField()
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
  const { field } = await openSearchField()
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
  const { field } = await openSearchField()
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
  const { field } = await openSearchField()
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
  const { state, field } = await openSearchField()
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
  const { state, field } = await openSearchField()
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

test('an empty field whose words are a popular search searches that one [SEARCH-023]', async () => {
  const { field, router } = await openSearchField(['перфоратор'])
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
  const { field, router } = await openSearchField()
  fireEvent.submit(field.form!)
  await pass(0)
  expect(router.state.location.pathname).toBe('/')
  expect(field).toHaveFocus()
})
