import { getCart } from '@verstak/contracts/cart'
import { getTopicMenu, listTopicCounts, listTopics } from '@verstak/contracts/catalogue'
import { queryKeyOf, type EndpointResponse } from '@verstak/contracts/endpoint'
import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import type { RouteObject } from '@verstak/router'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeCart, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import { ShellContext } from '../document/ShellContext.ts'
import { createShellRoutes } from '../document/createShellRoutes.tsx'
import type { RoutedRemote } from '../document/createShellRoutes.tsx'
import { topicsQuery } from '@verstak/remote-kit/topicsQuery'
import { renderFooter } from '../server/page/renderFooter.tsx'
import { makeTopicMenu, makeTopics } from '@verstak/testing/makeTopics'

export interface ShellInput {
  layout?: Layout
  region?: Partial<Region>
  /** Number of available products by department. */
  counts?: () => TopicCounts | Promise<TopicCounts>
}

type TopicCounts = EndpointResponse<typeof listTopicCounts>

const countsOf41 = (): TopicCounts => ({ data: makeTopics().map(({ id }) => ({ id, count: 41 })) })

/** Pages of a fake remote: each shows its address. */
const PAGES: RouteObject[] = ['category', 'search', 'product', 'cart', 'cart-checkout'].map((head) => ({
  id: `pages.${head}`,
  path: `/${head}/*`,
  element: (
    <>
      <title>{`Page of ${head}`}</title>
      <h1>{head}</h1>
      <label>
        <input type="checkbox" /> Filter
      </label>
      <a href="/product/a-1/">Product</a>
    </>
  ),
}))

const REMOTE: RoutedRemote = {
  name: 'pages',
  routes: [
    '/category/{name}-{categoryId}/',
    '/category/{name}-{categoryId}/page{pageId}/',
    '/search/',
    '/product/{name}-{productId}/',
    '/cart/',
    '/cart-checkout/',
  ],
  createRoutes: () => PAGES,
}

/** The shell's routes with a remote of plain pages, and an API that has the nine departments. */
export function createShellHarness({ layout = 'desktop', region = {}, counts = countsOf41 }: ShellInput = {}) {
  const api = createFakeApi()
    .on(listTopics, () => ({ data: makeTopics(), totalCount: 12_000 }))
    .on(listTopicCounts, counts)
    .on(getTopicMenu, ({ query }) => makeTopicMenu(query.id))
  const host = createTestHost({
    call: api.call,
    layout,
    region: makeRegion(region),
    widgets: {
      'listing/FeaturedProducts': ({ title }: { title: string }) => <h2>{title}</h2>,
    },
  })
  // A part of the page has the cart, with four products.
  const cart = makeCart()
  const fourProducts = { ...cart, totals: { ...cart.totals, skuQuantity: 4 } }
  host.queryClient.setQueryData(queryKeyOf(getCart, { query: { regionId: 1 } }), fourProducts)
  return { api, host, routes: createShellRoutes(host, [REMOTE]) }
}

/** The server's markup and status for an address. No-break spaces are replaced by plain ones. */
export async function renderShell(address: string, input: ShellInput = {}) {
  const { host, routes } = createShellHarness(input)
  // The server does the same before it renders.
  await host.queryClient.prefetchQuery(topicsQuery(host.call))
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://verstak.example${address}`))
  if (context instanceof Response) throw new Error(`Redirected to ${context.headers.get('location')}`)
  const footer = renderFooter({
    layout: host.layout,
    region: makeRegion(input.region),
    remotes: [REMOTE],
    topics: makeTopics(),
  })
  const html = renderToString(
    <TestHost host={host}>
      <ShellContext value={{ remotes: [], footer }}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ShellContext>
    </TestHost>,
  )
  return { status: context.statusCode, html: html.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ') }
}
