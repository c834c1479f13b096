import { act, screen } from '@testing-library/react'
import { listingQuery } from '../listingQuery.ts'
import { makeListing } from '../testing/makeListing.ts'
import { openListing } from '../testing/openListing.tsx'
import { listingInputOf } from './listingAddress.ts'
import { searchPartsAtom } from './searchPartsAtom.ts'

const CATEGORY = '/category/power-tools-7100/'

test('a category brings no code of searches; a search has it with its page', async () => {
  const { host, router } = await openListing(CATEGORY)
  expect(host.store.get(searchPartsAtom)).toBeNull()
  await act(() => router.navigate('/search/?what='))
  expect(screen.getByRole('heading', { level: 1, name: 'Что найти?' })).toBeVisible()
})

test('a listing that becomes empty while it is shown says so', async () => {
  const { host } = await openListing(CATEGORY)
  const input = listingInputOf(CATEGORY, '', 1)!
  const empty = makeListing(input, { products: [], total: 0, totalUnfiltered: 0, pagesCount: 0 })
  act(() => host.queryClient.setQueryData(listingQuery(host, input).queryKey, empty))
  expect(await screen.findByText('Сейчас ничего нет в наличии')).toBeVisible()
})
