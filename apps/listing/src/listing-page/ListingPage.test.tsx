import { ApiError } from '@verstak/api-client/ApiError'
import { type ListingInput } from '@verstak/contracts/listing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeInput, makeListing } from '../testing/makeListing.ts'
import { openListing } from '../testing/openListing.tsx'

const CATEGORY = '/category/power-tools-7100/'
const main = () => screen.getByRole('region', { name: 'Товары' })
const drills = () =>
  within(main())
    .getAllByRole('link', { name: /^Drill/ })
    .map((link) => link.textContent)

test.each([
  [CATEGORY, { page: 1 }],
  [`${CATEGORY}page2/`, { page: 2 }],
  ['/category/power-tools-7100/bosch-7/', { listingType: 'categoryBrand', brandId: 7 }],
  ['/category/power-tools-7100/bosch-7/page2/', { listingType: 'categoryBrand', brandId: 7, page: 2 }],
  ['/brand/bosch-7/', { listingType: 'brand', id: 0, brandId: 7 }],
  ['/brand/bosch-7/page3/', { listingType: 'brand', id: 0, brandId: 7, page: 3 }],
  ['/search/?what=drill', { listingType: 'search', id: 0, searchString: 'drill' }],
  ['/search/page2/?what=drill', { listingType: 'search', id: 0, searchString: 'drill', page: 2 }],
])('%s shows its products in one call of the API', async (address, expected) => {
  const { listingCalls } = await openListing(address)
  expect(drills()).toHaveLength(2)
  expect(listingCalls()).toEqual([makeInput(expected as Partial<ListingInput>)])
})

test('pages of a search keep its words', async () => {
  await openListing('/search/?what=drill')
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/search/page2/?what=drill')
})

test('the heading counts the products, and what the filters leave of them', async () => {
  await openListing(CATEGORY, { answer: (input) => makeListing(input, { total: 438, totalUnfiltered: 2148 }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent.replaceAll('\u00A0', ' ')).toBe(
    'Power tools 438 из 2 148 товаров',
  )
})

describe('a search that found something else', () => {
  const typed = '/search/?what=перфаратор'
  const answer = (input: ListingInput) => makeListing(input, { searchedFor: input.exact ? null : 'перфоратор' })

  test.each(['desktop', 'mobile'] as const)(
    'says on %s what was searched and offers what was typed',
    async (layout) => {
      const { addressNow, listingCalls } = await openListing(typed, { answer, layout })
      expect(screen.getByText(/^Показаны результаты по запросу/)).toHaveTextContent(
        'Показаны результаты по запросу «перфоратор»',
      )
      await userEvent.click(screen.getByRole('link', { name: 'Искать именно «перфаратор»' }))
      await waitFor(() => expect(screen.queryByText(/^Показаны результаты/)).not.toBeInTheDocument())
      expect(addressNow()).toBe(`/search/?what=${encodeURIComponent('перфаратор')}&exact=true`)
      expect(listingCalls().at(-1)).toMatchObject({ searchString: 'перфаратор', exact: true })
    },
  )

  test.each([
    ['ключ гаечный', 'ключ', ['гаечный'], 'Показаны товары без слова «гаечный».'],
    ['a b c', 'b', ['a', 'c'], 'Показаны товары без слов «a» и «c».'],
    ['перфаратор синий', 'перфоратор', ['синий'], 'Показаны товары по запросу «перфоратор» без слова «синий».'],
  ])('of «%s» says which words were left out', async (what, searchedFor, leftOut, shown) => {
    await openListing(`/search/?what=${what}`, { answer: (input) => makeListing(input, { searchedFor, leftOut }) })
    expect(screen.getByText(/^По запросу/)).toHaveTextContent(`По запросу «${what}» ничего нет. ${shown}`)
    expect(screen.queryByRole('link', { name: /Искать именно/ })).not.toBeInTheDocument()
  })

  test('says nothing of words left out where nothing is shown', async () => {
    const nothing = { total: 0, totalUnfiltered: 0, pagesCount: 0, products: [] }
    const answer = (input: ListingInput) => makeListing(input, { searchedFor: 'b', leftOut: ['a'], ...nothing })
    await openListing('/search/?what=a b', { answer })
    expect(screen.queryByText(/без слова/)).not.toBeInTheDocument()
  })

  test('leads back from an exact search that found nothing', async () => {
    await openListing(`${typed}&exact=true`, { answer: (input) => makeListing(input, { total: 0, pagesCount: 0 }) })
    expect(screen.getByRole('link', { name: 'Искать похожее' })).toHaveAttribute(
      'href',
      `/search/?what=${encodeURIComponent('перфаратор')}`,
    )
  })

  test('keeps quiet when just what was typed was found', async () => {
    await openListing('/search/?what=drill')
    expect(screen.queryByText(/^Показаны результаты/)).not.toBeInTheDocument()
  })
})

describe('filters', () => {
  test('a value is applied at once, on page 1, and the focus stays on it [LISTING-006]', async () => {
    const { addressNow, listingCalls } = await openListing(`${CATEGORY}page2/?orderby=price`)
    const makita = screen.getByRole('checkbox', { name: /^Makita/ })
    await userEvent.click(makita)
    await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?orderby=price&filters=brand:2`))
    expect(listingCalls().at(-1)).toEqual(makeInput({ sort: 'price', filters: 'brand:2' }))
    expect(makita).toBeChecked()
    expect(makita).toHaveFocus()
  })

  test('quick clicks build on each other while the products wait, dimmed', async () => {
    const release: (() => void)[] = []
    const { addressNow, listingCalls } = await openListing(CATEGORY, {
      answer: async (input) => {
        if (input.filters) await new Promise<void>((resolve) => release.push(resolve))
        return makeListing(input)
      },
    })
    await userEvent.click(screen.getByRole('checkbox', { name: /^Makita/ }))
    expect(screen.getByRole('checkbox', { name: /^Makita/ })).toBeChecked()
    expect(main()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Bosch/ }))
    await waitFor(() => expect(listingCalls().at(-1)).toMatchObject({ filters: 'brand:1,2' }))
    act(() => release.forEach((resolve) => resolve()))
    await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?filters=brand:1,2`))
    await waitFor(() => expect(main()).toHaveAttribute('aria-busy', 'false'))
  })

  test('an order shows in the very press, before anybody goes there; a press for a new tab is left to the browser', async () => {
    const { addressNow } = await openListing(`${CATEGORY}page2/`)
    const cheap = screen.getByRole('link', { name: 'Дешевле' })
    fireEvent.click(cheap, { ctrlKey: true })
    expect(cheap).not.toHaveAttribute('aria-current')
    fireEvent.click(cheap)
    expect(cheap).toHaveAttribute('aria-current')
    expect(main()).toHaveAttribute('aria-busy', 'true')
    expect(addressNow()).toBe(`${CATEGORY}page2/`)
    await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?orderby=price&asc=true`))
    await waitFor(() => expect(main()).toHaveAttribute('aria-busy', 'false'))
    expect(cheap).toHaveAttribute('aria-current')
  })

  test('who presses a filter and then goes elsewhere goes elsewhere', async () => {
    const { router, addressNow, listingCalls } = await openListing(CATEGORY)
    fireEvent.click(screen.getByRole('checkbox', { name: /^Makita/ }))
    expect(main()).toHaveAttribute('aria-busy', 'true')
    act(() => void router.navigate('/search/?what=drill'))
    await waitFor(() => expect(addressNow()).toBe('/search/?what=drill'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(addressNow()).toBe('/search/?what=drill')
    expect(listingCalls()).toHaveLength(2)
  })

  test('back restores what was chosen before', async () => {
    const { router, addressNow } = await openListing(CATEGORY)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Makita/ }))
    await screen.findByRole('link', { name: 'Убрать: Makita' })
    await waitFor(() => expect(main()).toHaveAttribute('aria-busy', 'false'))
    expect(addressNow()).toContain('filters=')
    await act(() => router.navigate(-1))
    expect(screen.getByRole('checkbox', { name: /^Makita/ })).not.toBeChecked()
  })

  test('values without products stay in sight, disabled', async () => {
    await openListing(CATEGORY)
    expect(screen.getByRole('checkbox', { name: /^Metabo/ })).toBeDisabled()
  })

  test('a range is applied when it is typed', async () => {
    const { addressNow } = await openListing(CATEGORY)
    await userEvent.type(screen.getByRole('textbox', { name: /от$/ }), '1000{Enter}')
    await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?filters=price:1000-`))
  })

  test('the keyboard keeps its place among chips that go', async () => {
    await openListing(`${CATEGORY}?filters=brand:1,2,3`)
    const press = (name: string) => {
      screen.getByRole('link', { name }).focus()
      return userEvent.keyboard('{Enter}')
    }
    await press('Убрать: Makita')
    await waitFor(() => expect(screen.getByRole('link', { name: 'Убрать: Metabo' })).toHaveFocus())
    await press('Убрать: Metabo')
    const [chips] = screen.getAllByRole('list', { name: 'Выбранные фильтры' })
    await waitFor(() => expect(within(chips!).getByRole('link', { name: 'Сбросить всё' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(main()).toHaveFocus())
  })

  test('the reset of the column leaves the focus on the total', async () => {
    await openListing(`${CATEGORY}?filters=brand:1`)
    const column = screen.getByRole('form', { name: 'Фильтры' })
    within(column).getByRole('link', { name: 'Сбросить всё' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(column).getByRole('button', { name: /^Показать 50/ })).toHaveFocus())
  })

  test('a chip takes one condition away, reset all of them', async () => {
    const { addressNow } = await openListing(`${CATEGORY}?filters=brand:1,2`)
    await userEvent.click(screen.getByRole('link', { name: 'Убрать: Bosch' }))
    await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?filters=brand:2`))
    await userEvent.click(screen.getAllByRole('link', { name: 'Сбросить всё' })[0]!)
    await waitFor(() => expect(addressNow()).toBe(CATEGORY))
  })

  test('products out of stock are listed on demand [LISTING-008]', async () => {
    const { addressNow, listingCalls } = await openListing(CATEGORY)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Включая отсутствующие' }))
    await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?all=true`))
    expect(listingCalls().at(-1)?.all).toBe(true)
  })
})

describe('show more', () => {
  const showMore = () => userEvent.click(screen.getByRole('button', { name: 'Показать ещё 24' }))

  test('leaves the tiles that are here as they are, while another listing makes its own, which move nothing', async () => {
    await openListing(CATEGORY)
    const tile = () => screen.getByRole('link', { name: 'Drill 101' })
    const before = tile()
    await showMore()
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Drill/ }).length).toBeGreaterThan(2))
    expect(tile()).toBe(before)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Makita/ }))
    await waitFor(() => expect(tile()).not.toBe(before))
  })

  test('appends the next page below and leaves address and page links as they are', async () => {
    const { addressNow, listingCalls } = await openListing(CATEGORY)
    await showMore()
    await waitFor(() => expect(drills()).toEqual(['Drill 101', 'Drill 102', 'Drill 201', 'Drill 202']))
    expect(screen.getByRole('status')).toHaveTextContent('Показано 4 из')
    expect(addressNow()).toBe(CATEGORY)
    expect(listingCalls().map(({ page }) => page)).toEqual([1, 2])
    expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('button', { name: 'Показать ещё 2' })).toBeVisible()
  })

  test('a failure is told in place and tried again', async () => {
    let isBroken = true
    await openListing(CATEGORY, {
      answer: (input) => {
        if (input.page === 2 && isBroken) throw new ApiError('unavailable', 503)
        return makeListing(input)
      },
    })
    await showMore()
    expect(await screen.findByRole('alert')).toHaveTextContent('Следующие товары не загрузились')
    expect(drills()).toHaveLength(2)
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(drills()).toHaveLength(4))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('nothing to show', () => {
  const empty = (input: ListingInput) => makeListing(input, { products: [], total: 0, pagesCount: 0 })

  test('filters that nothing fits are named as the reason and can be reset', async () => {
    await openListing(`${CATEGORY}?filters=brand:3`, { answer: empty })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Под такие фильтры ничего не подходит')
    expect(screen.getByRole('link', { name: 'Сбросить фильтры' })).toHaveAttribute('href', CATEGORY)
  })

  test('a search without results advises another spelling and leads to the departments', async () => {
    await openListing('/search/?what=derl', { answer: empty })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('По запросу «derl» ничего не нашлось')
    expect(screen.getByText(/нет ли опечатки/)).toBeVisible()
    expect(within(main()).getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '/category/tools-6474/')
  })

  test('a category whose products are all out of stock offers to show them', async () => {
    await openListing(CATEGORY, { answer: empty })
    expect(screen.queryByRole('form', { name: 'Фильтры' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Показать все товары раздела' })).toHaveAttribute(
      'href',
      `${CATEGORY}?all=true`,
    )
  })

  test('a search for nothing asks for words without asking the API', async () => {
    const { listingCalls } = await openListing('/search/?what=')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Что найти?')
    expect(screen.getByRole('link', { name: 'Tools' })).toBeVisible()
    expect(listingCalls()).toEqual([])
  })
})

test('the view is kept from listing to listing', async () => {
  const { router } = await openListing(CATEGORY)
  await userEvent.click(screen.getByRole('radio', { name: 'Список' }))
  expect(main().querySelectorAll('article[data-variant="horizontal"]')).toHaveLength(2)
  await act(() => router.navigate('/brand/bosch-7/'))
  expect(main().querySelectorAll('article[data-variant="horizontal"]')).toHaveLength(2)
})
