import { readApiError } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { CartNotice } from '../cart-notice/tellCartNotice.ts'
import { failureMessageOf } from './cartState.texts.ts'

/** The server answered that it did not do it. */
export class CartRefusal extends Error {
  /** Why, in words for the shopper. */
  readonly text: string | null

  constructor(text: string | null = null) {
    super('The cart refused the change')
    this.text = text
  }
}

/** Settles when the last change that was begun or queued on this page has ended; never rejects. */
const lastChangeAtom = atom<{ ended: Promise<unknown> }>({ ended: Promise.resolve() })

/**
 * Runs a change of the cart after those before it: one page's changes go one after another, so that no older answer
 * overwrites a newer one. Who leaves the page waits for nobody: what has not begun then begins at once. Never rejects.
 *
 * @param isLeaving the page goes away right now
 */
export function queueChange(
  { store }: Host,
  run: (isLeaving: boolean) => Promise<CartNotice | null>,
  isLeaving = false,
): Promise<CartNotice | null> {
  let result: Promise<CartNotice | null> | undefined
  const start = (leaving: boolean) => (result ??= run(leaving).catch(noticeOf))
  const leave = () => void start(true)
  if (isLeaving) leave()
  addEventListener('pagehide', leave)
  const ended = store
    .get(lastChangeAtom)
    .ended.then(() => start(false))
    .finally(() => removeEventListener('pagehide', leave))
  store.set(lastChangeAtom, { ended })
  return ended
}

function noticeOf(error: unknown): CartNotice {
  return { kind: 'failed', message: error instanceof CartRefusal ? error.text : failureMessageOf(readApiError(error)) }
}
