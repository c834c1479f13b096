import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Drops duplicate state updates of the router. With lazily discovered routes (`patchRoutesOnNavigation`) it notifies
 * subscribers twice about the start of each navigation, so they would render twice before the page reacts to a click.
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
