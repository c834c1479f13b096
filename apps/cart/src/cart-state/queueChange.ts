import type { WidgetProps } from '@verstak/contracts/widget'
import type { Host } from '@verstak/host'
import { callErrorOf } from './callError.ts'
import { failureMessageOf } from './cartState.texts.ts'

/** What the shopper must be told after a change of the cart. */
export type CartNotice = WidgetProps['cart/CartNotice']['notice']

/** The server answered that it did not do it. */
export class CartRefusal extends Error {
  /** Why, in words for the shopper. */
  readonly text: string | null

  constructor(text: string | null = null) {
    super('The cart refused the change')
    this.text = text
  }
}

/**
 * Runs a change of the cart after those before it: one page's changes go one after another, so that no older answer
 * overwrites a newer one. Never rejects.
 */
export function queueChange({ queryClient }: Host, run: () => Promise<CartNotice | null>): Promise<CartNotice | null> {
  return queryClient
    .getMutationCache()
    .build<CartNotice | null, Error, void, unknown>(queryClient, {
      mutationFn: () => run().catch(noticeOf),
      scope: { id: 'cart' },
      // Without a connection the shopper is told at once instead of waiting for one.
      networkMode: 'always',
      gcTime: 0,
    })
    .execute()
}

function noticeOf(error: unknown): CartNotice {
  return { kind: 'failed', message: error instanceof CartRefusal ? error.text : failureMessageOf(callErrorOf(error)) }
}
