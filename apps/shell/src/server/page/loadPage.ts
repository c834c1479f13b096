import { createStaticHandler } from 'react-router-dom'
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom'
import { createShellRoutes } from '../../document/createShellRoutes.tsx'
import { pageStatusOf, toRouteError } from '../../document/routeError.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import { suggestAddress, hideUncertainNotFound } from './answerOf.ts'
import type { Page } from './createPage.ts'
import { createLoaderLimit } from './limitLoader.ts'
import { MUST_DEADLINE_MS } from './renderDocument.tsx'

/** A page with its data. */
export interface LoadedPage {
  handler: StaticHandler
  /** Its errors contain only what the browser may know. */
  context: StaticHandlerContext
}

/** Runs the loaders of a page; returns a `Response` when one of them redirects. */
export async function loadPage(page: Page): Promise<LoadedPage | Response> {
  const { request, input, owner, slots, timings } = page
  const limit = createLoaderLimit(slots.host.report, timings, MUST_DEADLINE_MS)
  // As in the browser, only the owner's routes: creating and matching the others would be wasted.
  const handler = createStaticHandler(createShellRoutes(slots.host, owner ? [toRouted(owner)] : [], limit))
  const context = await handler.query(new Request(request.url, { signal: request.signal }))
  if (context instanceof Response) return context

  const thrown = context.errors
  if (!thrown) return { handler, context }
  Object.values(thrown)
    .filter((error) => pageStatusOf(error) >= 500 && !page.isReported(error))
    .forEach(page.report)
  const errors = Object.fromEntries(Object.entries(thrown).map(([id, error]) => [id, toRouteError(error)]))
  if (input.isUnsure) hideUncertainNotFound(errors, request.url.pathname)
  suggestAddress(errors, input.remotes, request.url.pathname)
  context.errors = errors
  return { handler, context }
}

function toRouted({ name, routes, page }: ServerRemote) {
  return { name, routes, ...(page ? { createRoutes: page.createRoutes } : {}) }
}
