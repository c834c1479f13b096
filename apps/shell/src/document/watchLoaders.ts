import type { Host } from '@verstak/host'
import type { RouteObject } from '@verstak/router'
import { redirectDocument } from 'react-router-dom'
import { hasNoPage, pageStatusOf } from './routeError.ts'
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
          const answer: unknown = await (limit ? limit(remote, loading) : loading)
          if (hasNoPage(givenStatusOf(answer) ?? 200)) askServer(args.request)
          return answer
        } catch (error) {
          if (hasNoPage(givenStatusOf(error) ?? pageStatusOf(error))) askServer(args.request)
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

/**
 * In the browser, an address without a page is loaded as a document: the server knows where the staff leads it. Only on the
 * way to an address: the one that is shown has been asked for, and its document would load itself again and again.
 */
function askServer({ url }: Request): void {
  if (typeof location !== 'undefined' && location.href.split('#')[0] !== url) throw redirectDocument(url)
}

/** True for values that a loader throws on purpose: a redirect, or `data(null, { status })`. */
const isAnswer = (thrown: unknown): boolean => thrown instanceof Response || isWithInit(thrown)

/** The status that a loader gives by `data(…, { status })`. */
const givenStatusOf = (answer: unknown): number | undefined =>
  isWithInit(answer) ? (answer.init?.status ?? 200) : undefined

const isWithInit = (value: unknown): value is { init: ResponseInit | null } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
