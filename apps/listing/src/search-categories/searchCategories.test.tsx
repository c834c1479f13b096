import type { ListingInput, SearchCategories } from '@verstak/contracts/listing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeListing } from '../testing/makeListing.ts'
import { openListing } from '../testing/openListing.tsx'

const SEARCH = '/search/?what=drill'
const PHONE = { layout: 'mobile' } as const

const byChosen: Record<number, SearchCategories> = {
  0: {
    above: [],
    chosen: null,
    found: [
      { id: 1, name: 'Инструмент', count: 1200 },
      { id: 2, name: 'Крепёж', count: 7 },
    ],
  },
  1: {
    above: [],
    chosen: { id: 1, name: 'Инструмент', count: 1200 },
    found: [{ id: 11, name: 'Дрели', count: 900 }],
  },
  11: { above: [{ id: 1, name: 'Инструмент' }], chosen: { id: 11, name: 'Дрели', count: 900 }, found: [] },
}
const answer = (input: ListingInput) => makeListing(input, { categories: byChosen[input.categoryId ?? 0]! })
const open = (address: string, layout: { layout?: 'mobile' } = {}) => openListing(address, { answer, ...layout })

/** The block in the column, or the only one on a phone. */
const block = () => screen.getAllByRole('navigation', { name: 'Категории' }).at(-1)!
const words = () =>
  within(block())
    .getAllByRole('link')
    .map((link) => (link.closest('li') ?? link).textContent.replaceAll('\u00A0', ' '))

test.each([[{}], [PHONE]])(
  'found categories have their counts and keep all that is chosen: %j [LISTING-003]',
  async (layout) => {
    await open(`${SEARCH}&orderby=price&filters=brand:1`, layout)
    expect(words()).toEqual(['Инструмент1 200', 'Крепёж7'])
    const link = within(block()).getByRole('link', { name: /Крепёж/ })
    expect(link).toHaveAttribute('href', '/search/?what=drill&categoryId=2&orderby=price&filters=brand:1')
    expect(link).toHaveAttribute('rel', 'nofollow')
  },
)

test.each([[{}], [PHONE]])(
  'the chosen category is marked, between the ways back and what is below: %j',
  async (layout) => {
    await open(`${SEARCH}&categoryId=1`, layout)
    expect(words()).toEqual(['Все категории', 'Инструмент1 200', 'Дрели900'])
    const marked = within(block()).getAllByRole('link', { current: true })
    expect(marked.map((link) => link.textContent)).toEqual([expect.stringContaining('Инструмент')])
    expect(within(block()).getByRole('link', { name: 'Все категории' })).toHaveAttribute('href', SEARCH)
  },
)

test('the keyboard keeps its place from choice to choice', async () => {
  const { addressNow, router } = await open(`${SEARCH}&categoryId=1`)
  within(block()).getByRole('link', { name: /Дрели/ }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(words()).toEqual(['Все категории', 'Инструмент', 'Дрели900']))
  expect(addressNow()).toBe(`${SEARCH}&categoryId=11`)
  expect(within(block()).getByRole('link', { name: /Дрели/ })).toHaveFocus()
  within(block()).getByRole('link', { name: 'Все категории' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(words()).toEqual(['Инструмент1 200', 'Крепёж7']))
  await waitFor(() => expect(within(block()).getByRole('link', { name: /Инструмент/ })).toHaveFocus())
  await act(() => router.navigate(-1))
  await waitFor(() => expect(words()).toContain('Дрели900'))
})

test('a row of chips has one way back, a level up, and the focus stays', async () => {
  await open(`${SEARCH}&categoryId=11`, PHONE)
  expect(words()).toEqual(['Инструмент', 'Дрели900'])
  within(block()).getByRole('link', { name: 'Инструмент' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(words()).toEqual(['Все категории', 'Инструмент1 200', 'Дрели900']))
  expect(within(block()).getByRole('link', { name: /Инструмент/ })).toHaveFocus()
})

test('a choice is marked at once, while its products are on their way', async () => {
  let release = () => {}
  const { addressNow } = await openListing(SEARCH, {
    answer: async (input) => {
      if (input.categoryId) await new Promise<void>((resolve) => (release = resolve))
      return answer(input)
    },
  })
  await userEvent.click(within(block()).getByRole('link', { name: 'Крепёж' }))
  expect(within(block()).getByRole('link', { current: true })).toHaveTextContent('Крепёж')
  expect(screen.getByRole('region', { name: 'Товары' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => release())
  await waitFor(() => expect(addressNow()).toBe(`${SEARCH}&categoryId=2`))
})

test('more than twelve categories come on demand', async () => {
  const found = Array.from({ length: 15 }, (_, index) => ({
    id: index + 1,
    name: `Раздел ${index + 1}`,
    count: 20 - index,
  }))
  await openListing(SEARCH, {
    answer: (input) => makeListing(input, { categories: { above: [], chosen: null, found } }),
  })
  expect(words()).toHaveLength(12)
  await userEvent.click(screen.getByRole('button', { name: 'Ещё 3' }))
  expect(words()).toHaveLength(15)
})

test('the form of the filters keeps the category, and its reset too', async () => {
  await open(`${SEARCH}&categoryId=1&filters=brand:1`)
  const form = screen.getByRole('form', { name: 'Фильтры' })
  expect(form.querySelector('input[name="categoryId"]')).toHaveValue('1')
  expect(within(form).getByRole('link', { name: 'Сбросить всё' })).toHaveAttribute('href', `${SEARCH}&categoryId=1`)
})

test('a category in which nothing is found leads back to all', async () => {
  await openListing(`${SEARCH}&categoryId=11`, {
    answer: (input) => makeListing(input, { total: 0, pagesCount: 0, categories: byChosen[11]! }),
  })
  expect(screen.getByRole('link', { name: 'Искать во всех категориях' })).toHaveAttribute('href', SEARCH)
})

test('other listings have no such block', async () => {
  await openListing('/category/power-tools-7100/')
  expect(screen.queryByRole('navigation', { name: 'Категории' })).not.toBeInTheDocument()
})
