import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { CartNotice } from '../cart-notice/cartNotice.ts'

/** The server rejected the change. */
export class CartRefusal extends Error {
  /** Reason for the shopper. */
  readonly text: string | null

  constructor(text: string | null = null) {
    super('The cart refused the change')
    this.text = text
  }
}

/** Resolves when the last started or queued change of this page has ended; never rejects. */
const lastChangeAtom = atom<{ ended: Promise<unknown> }>({ ended: Promise.resolve() })

/**
 * Queues a change of the cart: the changes of a page run one after another, so that an older answer cannot overwrite
 * a newer one. When the visitor leaves the page, pending changes start at once. Never rejects.
 *
 * @param isLeaving the page is being unloaded
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

const noticeOf = (error: unknown): CartNotice => ({ kind: 'failed', error })
