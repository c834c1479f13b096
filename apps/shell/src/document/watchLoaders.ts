import type { Host } from '@verstak/host'
import type { RouteObject } from '@verstak/router'
import { pageStatusOf } from './routeError.ts'
import { afterNextPaint } from './afterNextPaint.ts'

/** Gives a remote's loader only so much time, and throws what the page then answers. */
export type LimitLoader = (remote: string, loading: Promise<unknown>) => Promise<unknown>

/** What the shell does around the loaders of a remote. */
export interface LoaderRules {
  limit?: LimitLoader | undefined
  /** False for addresses that the frame refuses: a loader must not answer them, by a redirect for one. */
  isServed?: (request: Request) => boolean
}

/** The routes of a remote whose loaders report their failures. What they throw as an answer (a redirect, 404) is none. */
export function watchLoaders(
  host: Host,
  remote: string,
  routes: RouteObject[],
  rules: LoaderRules = {},
): RouteObject[] {
  const { limit, isServed } = rules
  return routes.map((route) => {
    const { loader, children } = route
    const watched = { ...route } as RouteObject
    if (typeof loader === 'function') {
      watched.loader = async (args, context) => {
        if (isServed?.(args.request) === false) return null
        // What the press shows comes first: in the browser a first call brings code before it leaves.
        const painted = afterNextPaint()
        if (painted) await painted
        if (args.request.signal.aborted) return null
        try {
          const loading = Promise.resolve(loader(args, context))
          return await (limit ? limit(remote, loading) : loading)
        } catch (error) {
          if (!isAnswer(error) && pageStatusOf(error) >= 500 && !args.request.signal.aborted)
            host.report({ remote, kind: 'loader', error })
          throw error
        }
      }
    }
    if (children) watched.children = watchLoaders(host, remote, children, rules)
    return watched
  })
}

/** What a loader throws on purpose: a redirect, or `data(null, { status })`. */
function isAnswer(thrown: unknown): boolean {
  if (thrown instanceof Response) return true
  return typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'DataWithResponseInit'
}
