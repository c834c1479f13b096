import type { Asked } from '@verstak/host'
import type { KnownRequest } from './readRequest.ts'

/** More toasts than this hide the page. */
const MOST_TOASTS = 3

/** A wish as the host knows it. */
export interface Wish {
  asked: Asked
  request: KnownRequest
}

/**
 * Wishes that are over because of others: a window takes the place of all that are open, unless it opens over them;
 * a failure that is told already is not told twice; a toast takes the place of the one with its key, and of the oldest
 * of too many.
 *
 * @param wishes in the order in which they were asked
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
    ...fresh.slice(0, -MOST_TOASTS),
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
