import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'

/** The page `/user/lists/{listGuid}/`; its code comes with it. */
export const listRoute = (host: Host) => ({
  id: 'account.list',
  path: '/user/lists/:listGuid/',
  async lazy() {
    const { ListPage } = await import(/* webpackChunkName: "lists-page" */ './ListPage.tsx')
    return { Component: ListPage }
  },
  async loader(args: LoaderFunctionArgs) {
    const { listPageLoader } = await import(/* webpackChunkName: "lists-page" */ './listPageLoader.ts')
    return listPageLoader(host)(args)
  },
})
