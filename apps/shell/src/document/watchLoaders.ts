import type { Host } from '@verstak/host'
import type { RouteObject } from '@verstak/router'
import { pageStatusOf } from './routeError.ts'
import { afterNextPaint } from './afterNextPaint.ts'

/** Limits the time of a remote's loader; throws the page's answer on timeout. */
export type LimitLoader = (remote: string, loading: Promise<unknown>) => Promise<unknown>

/** Rules of the shell for the loaders of a remote. */
export interface LoaderRules {
  limit?: LimitLoader | undefined
  /** False for addresses that the frame rejects: a loader must not answer them, for example with a redirect. */
  isServed?: (request: Request) => boolean
}

/** Wraps the loaders of a remote so that they report failures. A thrown answer (a redirect, 404) is not a failure. */
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
        // The feedback to the click comes first: in the browser the first call loads code before it is sent.
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

/** True for values that a loader throws on purpose: a redirect, or `data(null, { status })`. */
function isAnswer(thrown: unknown): boolean {
  if (thrown instanceof Response) return true
  return typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'DataWithResponseInit'
}
