import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

/** Questions about a product; the code comes with the page. */
export const discussionsRoute = (host: Host) => ({
  id: 'reviews.discussions',
  path: '/product/:part/discussions/',
  async lazy() {
    const { DiscussionsPage } = await import(/* webpackChunkName: "discussions-page" */ './DiscussionsPage.tsx')
    return { Component: DiscussionsPage }
  },
  async loader(args: LoaderFunctionArgs) {
    const { discussionsPageLoader } = await import(
      /* webpackChunkName: "discussions-page" */ './discussionsPageLoader.ts'
    )
    return discussionsPageLoader(host)(args)
  },
})
