import type { Asked } from '@verstak/host'
import type { KnownRequest } from './readRequest.ts'

/** More toasts than this would cover the page. */
const MAX_TOASTS = 3

/** A request as the host stores it. */
export interface Wish {
  asked: Asked
  request: KnownRequest
}

/**
 * Requests superseded by others: a window replaces all open ones, unless it opens over them; the same failure is not
 * shown twice; a toast replaces the one with its key, and the oldest one when there are too many.
 *
 * @param wishes in the order of the requests
 */
export function findSuperseded(wishes: readonly Wish[]): Wish[] {
  const toasts = wishes.filter(({ request }) => request.kind === 'toast')
  const windows = wishes.filter(({ request }) => request.kind !== 'toast')
  const lastOfItsOwn = windows.findLastIndex(({ request }) => 'over' in request && !request.over)
  const keyOf = ({ request }: Wish) => (request.kind === 'toast' ? request.key : undefined)
  const fresh = toasts.filter(
    (toast, index) =>
      keyOf(toast) === undefined || !toasts.slice(index + 1).some((later) => keyOf(later) === keyOf(toast)),
  )
  return [
    ...windows.filter((wish, index) => index < lastOfItsOwn || isTold(wish, windows.slice(0, index))),
    ...toasts.filter((toast) => !fresh.includes(toast)),
    ...fresh.slice(0, -MAX_TOASTS),
  ]
}

function isTold({ request }: Wish, before: readonly Wish[]): boolean {
  return (
    request.kind === 'error' &&
    before.some(
      ({ request: told }) => told.kind === 'error' && told.title === request.title && told.text === request.text,
    )
  )
}
