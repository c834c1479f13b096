import { ApiError } from '@verstak/api-client/ApiError'
import type { ListingInput } from '@verstak/contracts/listing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeListing } from '../testing/makeListing.ts'
import { openListing } from '../testing/openListing.tsx'

const CATEGORY = '/category/power-tools-7100/'
const main = () => screen.getByRole('region', { name: 'Товары' })
const drills = () =>
  within(main())
    .getAllByRole('link', { name: /^Drill/ })
    .map((link) => link.textContent)

let isAway: boolean

beforeEach(() => {
  isAway = false
})

/** Products of a filtered or sorted listing have other names. */
const answer = (input: ListingInput) => {
  if (isAway) throw new ApiError('unavailable', 503)
  const listing = makeListing(input)
  const sign = input.filters || input.sort !== 'popularity' ? ' chosen' : ''
  return { ...listing, products: listing.products.map((one) => ({ ...one, name: one.name + sign })) }
}

const open = async (address = CATEGORY, layout: 'desktop' | 'mobile' = 'desktop') => {
  const page = await openListing(address, { answer, layout })
  isAway = true
  return page
}

const expectCached = async (names: readonly string[]) => {
  // The message stays while a retry is running.
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('Список не обновился')
    expect(main()).toHaveAttribute('aria-busy', 'false')
  })
  expect(drills()).toEqual(names)
}

const retry = async () => {
  isAway = false
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
}

test('a filter whose answer does not come keeps the list and the choice, and comes with another try', async () => {
  const { addressNow } = await open()
  const makita = screen.getByRole('checkbox', { name: /^Makita/ })
  await userEvent.click(makita)
  await expectCached(['Drill 101', 'Drill 102'])
  expect(makita).toBeChecked()
  expect(makita).toHaveFocus()
  expect(addressNow()).toBe(`${CATEGORY}?filters=brand:2`)
  // The number of products is unknown.
  expect(screen.getByRole('button', { name: 'Показать товары' })).toBeInTheDocument()
  await retry()
  expect(screen.getByRole('button', { name: /^Показать \d/ })).toBeInTheDocument()
  expect(drills()).toEqual(['Drill 101 chosen', 'Drill 102 chosen'])
  expect(main()).toHaveFocus()
})

test('a try that fails again says so again, and further choices add up', async () => {
  const { addressNow } = await open()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Makita/ }))
  await expectCached(['Drill 101', 'Drill 102'])
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await expectCached(['Drill 101', 'Drill 102'])
  await userEvent.click(screen.getByRole('checkbox', { name: /^Bosch/ }))
  await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?filters=brand:1,2`))
  await expectCached(['Drill 101', 'Drill 102'])
})

test('an order and a page that do not come keep the list as it was', async () => {
  const { addressNow } = await open()
  await userEvent.click(screen.getByRole('link', { name: 'Дешевле' }))
  await expectCached(['Drill 101', 'Drill 102'])
  expect(screen.getByRole('link', { name: 'Дешевле' })).toHaveAttribute('aria-current')
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }))
  await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}page2/`))
  await expectCached(['Drill 101', 'Drill 102'])
  expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('aria-current', 'page')
  await retry()
  expect(drills()).toEqual(['Drill 201', 'Drill 202'])
})

test('on a phone the order that was chosen stays chosen above the list that was here', async () => {
  await open(CATEGORY, 'mobile')
  const order = screen.getByRole('combobox', { name: 'Порядок' })
  await userEvent.selectOptions(order, 'Дешевле')
  await expectCached(['Drill 101', 'Drill 102'])
  expect(order).toHaveDisplayValue('Дешевле')
})

test('what «show more» has appended stays, too', async () => {
  await openListing(CATEGORY, { answer })
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё 24' }))
  await waitFor(() => expect(drills()).toHaveLength(4))
  isAway = true
  await userEvent.click(screen.getByRole('checkbox', { name: /^Makita/ }))
  await expectCached(['Drill 101', 'Drill 102', 'Drill 201', 'Drill 202'])
  await retry()
  expect(drills()).toEqual(['Drill 101 chosen', 'Drill 102 chosen'])
})

test('the way back is to what was there', async () => {
  const { router, addressNow } = await open()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Makita/ }))
  await expectCached(['Drill 101', 'Drill 102'])
  await act(() => router.navigate(-1))
  expect(addressNow()).toBe(CATEGORY)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /^Makita/ })).not.toBeChecked()
})

test('a page that there is not, and another listing that does not come, are left to the host', async () => {
  // The router logs the errors that it catches.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  const { host, router } = await openListing(CATEGORY, {
    answer: (input) => {
      if (input.page > 3) throw new ApiError('page-out-of-range', 404)
      if (input.listingType === 'brand') throw new ApiError('unavailable', 503)
      return makeListing(input)
    },
  })
  const report = jest.spyOn(host, 'report')
  await act(() => router.navigate(`${CATEGORY}page4/`))
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ code: 'page-out-of-range' }])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  // A valid answer of the API is no failure of the release.
  expect(report).not.toHaveBeenCalled()
  await act(() => router.navigate(CATEGORY))
  await act(() => router.navigate('/brand/bosch-7/'))
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ code: 'unavailable' }])
})
