import { listTopicCounts, listTopics } from '@verstak/contracts/catalogue'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { getHome } from '@verstak/contracts/home'
import type { Layout } from '@verstak/contracts/layout'
import { listPromotions } from '@verstak/contracts/promotion'
import type { Promotion } from '@verstak/contracts/promotion'
import type { Region } from '@verstak/contracts/region'
import type { Host } from '@verstak/host'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { openRemote } from '@verstak/remote-kit/testing/renderRemote'
import { topicsQuery } from '@verstak/remote-kit/topicsQuery'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeTopics } from '@verstak/testing/makeTopics'
import { createRoutes } from '../routes.tsx'

type Home = EndpointResponse<typeof getHome>
type TopicCounts = EndpointResponse<typeof listTopicCounts>

export interface HomeInput {
  layout?: Layout
  /** A guest by default. */
  user?: Host['user']
  region?: Partial<Region>
  /** Number of available products by department. */
  counts?: () => TopicCounts | Promise<TopicCounts>
  home?: () => Home
  promotions?: () => Promotion[]
  /** Which pages are released; unknown by default. */
  isServed?: Host['isServed']
}

const NOTHING: Home = { sale: null, popularCategories: [], brands: [] }

/** The remote in a test host, with an API that has the nine departments. */
export function createHomeHarness({
  layout = 'desktop',
  user,
  region = {},
  counts = () => ({ data: makeTopics().map(({ id }) => ({ id, count: 41 })) }),
  home = () => NOTHING,
  promotions = () => [],
  isServed,
}: HomeInput = {}) {
  const api = createFakeApi()
    .on(listTopics, () => ({ data: makeTopics(), totalCount: 12_000 }))
    .on(listTopicCounts, counts)
    .on(getHome, home)
    .on(listPromotions, () => ({ promotions: promotions() }))
  const host = createTestHost({
    call: api.call,
    layout,
    region: makeRegion(region),
    ...(user ? { user } : {}),
    ...(isServed ? { isServed } : {}),
    widgets: {
      'listing/FeaturedProducts': ({ title }: { title: string }) => <h2>{title}</h2>,
      'listing/RecentProducts': () => null,
    },
  })
  return { host, routes: createRoutes(host) }
}

/** The server's markup of the page, without the failing parts. No-break spaces are replaced by plain ones. */
export async function openHome(input: HomeInput = {}) {
  const { host, routes } = createHomeHarness(input)
  // The shell has the departments in its cache before it renders.
  await host.queryClient.prefetchQuery(topicsQuery(host.call))
  return openRemote(host, routes, '/', () => undefined)
}
