import type { Host } from '@verstak/host'
// Styles of lazily loaded code.
import './listsStyles.tsx'

/** The page `/user/lists/`; its code comes with it. */
export const listsRoute = (host: Host) => ({
  id: 'account.lists',
  path: '/user/lists/',
  async lazy() {
    const { ListsPage } = await import(/* webpackChunkName: "lists-page" */ './ListsPage.tsx')
    return { Component: ListsPage }
  },
  async loader() {
    const { listsPageLoader } = await import(/* webpackChunkName: "lists-page" */ './listsPageLoader.ts')
    return listsPageLoader(host)()
  },
})
