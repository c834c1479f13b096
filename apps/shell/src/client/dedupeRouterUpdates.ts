import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Lets the router tell of what is new only. With routes that are looked for (`patchRoutesOnNavigation`) it tells twice of
 * each beginning navigation, and all that follows it would be rendered twice before a press is seen to be answered.
 */
export function dedupeRouterUpdates(router: Router): void {
  const { subscribe } = router
  router.subscribe = (listen) => {
    let told = router.state
    return subscribe((state, news) => {
      const keys = Object.keys(state) as (keyof typeof state)[]
      const isNew = news.deletedFetchers.length > 0 || keys.some((key) => state[key] !== told[key])
      told = state
      if (isNew) listen(state, news)
    })
  }
}
