import type { ListingInput } from '@verstak/contracts/listing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeListing, makeValuesFacet } from '../testing/makeListing.ts'
import { openListing } from '../testing/openListing.tsx'

const CATEGORY = '/category/power-tools-7100/'
const answer = (input: ListingInput) =>
  makeListing(input, {
    facets: [
      // Counts of a value depend on the other filters.
      makeValuesFacet(
        'p1',
        'Питание',
        ['От сети', 'От аккумулятора'],
        input.filters.includes('p2') ? [0, 9] : [25, 20],
      ),
      makeValuesFacet('p2', 'Для кого', ['Для дома', 'Для профи'], [25, 20]),
    ],
  })
const row = () => screen.getByRole('group', { name: 'Быстрые фильтры' })
const chip = (name: string) => within(row()).getByRole('button', { name })

test.each(['desktop', 'mobile'] as const)(
  'a fast filter is one click there and back, the focus stays: %s',
  async (layout) => {
    const { addressNow } = await openListing(`${CATEGORY}page2/?orderby=price`, { answer, layout })
    await userEvent.click(chip('От сети'))
    await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?orderby=price&filters=p1:1`))
    expect(chip('От сети')).toHaveAttribute('aria-pressed', 'true')
    expect(chip('От сети')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(addressNow()).toBe(`${CATEGORY}?orderby=price`))
    expect(chip('От сети')).toHaveAttribute('aria-pressed', 'false')
  },
)

test('their row stays as it is when counts change', async () => {
  await openListing(CATEGORY, { answer })
  const names = () =>
    within(row())
      .getAllByRole('button')
      .map((button) => button.textContent)
  const before = names()
  await userEvent.click(chip('Для дома'))
  await waitFor(() => expect(chip('От сети')).toBeDisabled())
  expect(names()).toEqual(before)
})

test('the host finds them, and without scripts they send what they stand for', async () => {
  await openListing('/search/?what=drill&categoryId=7&filters=p2:1&all=true', { answer })
  const form = row().closest('form')!
  expect(form.matches('[data-fast-filters]')).toBe(true)
  expect(form).toHaveAttribute('action', '/search/')
  expect(form).toHaveAttribute('method', 'get')
  const sent = new FormData(form, chip('От аккумулятора'))
  expect([...sent]).toEqual([
    ['what', 'drill'],
    ['categoryId', '7'],
    ['all', 'true'],
    ['filters', 'p1:2;p2:1'],
  ])
})

test.each([
  ['a crawler', { answer, layout: 'desktop-crawler' }],
  ['a few products', { answer: (input: ListingInput) => ({ ...answer(input), total: 5, totalUnfiltered: 5 }) }],
] as const)('%s has none', async (_, input) => {
  await openListing(CATEGORY, input)
  expect(screen.queryByRole('group', { name: 'Быстрые фильтры' })).not.toBeInTheDocument()
})
