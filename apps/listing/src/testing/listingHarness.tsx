import { listTopics } from '@verstak/contracts/catalogue'
import type { Layout } from '@verstak/contracts/layout'
import { type Listing, type ListingInput, getListing, listTagPages } from '@verstak/contracts/listing'
import type { WidgetProps } from '@verstak/contracts/widget'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import type { Host } from '@verstak/host'
import { type createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createRoutes } from '../routes.tsx'
import { makeListing } from './makeListing.ts'

export interface HarnessInput {
  layout?: Layout
  publicOrigin?: string
  /** Answer of the API; throw an `ApiError` to make the call fail. */
  answer?: (input: ListingInput) => Listing | Promise<Listing>
  /** Tag pages of the category. */
  tagPages?: () => { data: { name: string; url: string }[] }
  /** Widgets besides the cart's button. */
  widgets?: Parameters<typeof createTestHost>[0]['widgets']
}

/** A host with an API of listings and departments; the cart widget is a plain button. */
export function createListingHarness(input: HarnessInput = {}) {
  const { layout = 'desktop', publicOrigin, answer = makeListing, widgets, tagPages = () => ({ data: [] }) } = input
  const api = createFakeApi()
    .on(getListing, ({ query }) => answer({ ...query, exact: query.exact ?? false }))
    .on(listTagPages, () => tagPages())
    .on(listTopics, () => ({ data: [tools], totalCount: 12_000 }))
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    layout,
    publicOrigin,
    widgets: { 'cart/AddToCart': CartButton, ...widgets },
  })
  const listingCalls = () =>
    api.calls
      .filter(({ path }) => path === getListing.path)
      .map(({ input }) => (input as { query: ListingInput }).query)
  return { api, host, routes: createRoutes(host), listingCalls }
}

export interface ListingAppProps {
  host: Host
  router: ReturnType<typeof createMemoryRouter>
}

/** The listing's pages as rendered in the shell. */
export function ListingApp({ host, router }: ListingAppProps) {
  return (
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>
  )
}

const CartButton = ({ product }: WidgetProps['cart/AddToCart']) => <button>{`AddToCart ${product.id}`}</button>

const tools = {
  id: 6474,
  name: 'Tools',
  slug: 'tools',
  url: '/category/tools-6474/',
  count: 12_000,
  leftBorder: 1,
  rightBorder: 10,
  isSubcategoriesExist: true,
  isForceShow: false,
  image: '/pictures/v1/drill/{size}.{format}',
  children: [],
  groupId: 1,
}
