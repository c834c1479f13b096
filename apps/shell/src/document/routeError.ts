import { readApiError } from '@verstak/api-client/readApiError'
import { isRouteErrorResponse } from '@verstak/router'
import type { RouteError } from './boot.ts'

/** Page status by error code of the API; any other code gives 503. */
const PAGE_STATUS_BY_CODE: Record<string, number> = {
  'not-found': 404,
  'page-out-of-range': 404,
  'invalid-input': 400,
}

/**
 * HTTP status of a page whose loader or component threw `error`: 503, a temporary failure, unless a code says
 * otherwise.
 */
export function pageStatusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return PAGE_STATUS_BY_CODE[readApiError(error)?.code ?? ''] ?? 503
}

/** There is no page, or no longer: the staff may lead its address elsewhere. */
export const hasNoPage = (status: number): boolean => status === 404 || status === 410

export function toRouteError(error: unknown): RouteError {
  return { status: pageStatusOf(error), statusText: '', internal: false, data: null }
}
