import { act, screen } from '@testing-library/react'
import type { Layout } from '@verstak/contracts/layout'
import type { Listing } from '@verstak/contracts/listing'
import type { WidgetProps } from '@verstak/contracts/widget'
import { makeListing } from '../testing/makeListing.ts'
import { openListing } from '../testing/openListing.tsx'

type Notify = (entries: { isIntersecting: boolean }[]) => void

let notify: Notify | undefined

beforeEach(() => {
  globalThis.IntersectionObserver = jest.fn((callback: Notify) => {
    notify = callback
    return { observe: () => undefined, disconnect: () => undefined }
  }) as never
})

const widgets = {
  'listing/RecentProducts': ({ title }: WidgetProps['listing/RecentProducts']) => <p>{`Recent ${title}`}</p>,
  'listing/FeaturedProducts': () => <p>Featured</p>,
}

test.each<[address: string, layout: Layout, overrides: Partial<Listing>]>([
  ['/category/power-tools-7100/', 'desktop', {}],
  ['/brand/bosch-7/', 'mobile', {}],
  ['/search/?what=derl', 'desktop', { products: [], total: 0, pagesCount: 0 }],
  ['/search/', 'mobile', {}],
])('below %s (%s) recommendations come when the visitor is near', async (address, layout, overrides) => {
  await openListing(address, { layout, widgets, answer: (input) => makeListing(input, overrides) })
  expect(screen.queryByText('Featured')).not.toBeInTheDocument()
  act(() => notify?.([{ isIntersecting: true }]))
  expect(await screen.findByText('Featured')).toBeInTheDocument()
  expect(screen.getByText('Recent Вы смотрели')).toBeInTheDocument()
})
