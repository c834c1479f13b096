import { QueryClient } from '@tanstack/react-query'
import type { SlotClass } from '@verstak/contracts/widget'

/** What a query of a page says in its `meta`: a class of its own, or that of the slot that started it. */
export interface SlotMeta extends Record<string, unknown> {
  slot: SlotClass
  /** How long the first batch waits for it; without a value as long as for the page. */
  budgetMs?: number
  /** Name of the widget; absent for queries of the page itself. */
  widget?: string
}

const RANKS: Record<SlotClass, number> = { may: 0, should: 1, must: 2 }

type QueryOptions = Parameters<QueryClient['defaultQueryOptions']>[0]

/**
 * The query cache of `base` as one slot sees it: its queries carry the slot's class in their `meta`. A query that
 * several parts ask for keeps the class of the one that needs it most, though TanStack takes the options of the last.
 */
export class SlotQueryClient extends QueryClient {
  private readonly slot: SlotMeta

  constructor(base: QueryClient, slot: SlotMeta) {
    super({
      queryCache: base.getQueryCache(),
      mutationCache: base.getMutationCache(),
      defaultOptions: base.getDefaultOptions(),
    })
    this.slot = slot
  }

  override defaultQueryOptions = ((options: QueryOptions) => {
    const full = QueryClient.prototype.defaultQueryOptions.call(this, options)
    // TanStack gives what has its defaults back as it is.
    if (full === options) return full
    const own = { ...this.slot, ...options.meta }
    const known = this.getQueryCache().get(full.queryHash)?.meta
    full.meta = known && rankOf(known) > rankOf(own) ? known : own
    return full
  }) as QueryClient['defaultQueryOptions']
}

function rankOf(meta: Record<string, unknown>): number {
  return RANKS[meta['slot'] as SlotClass] ?? RANKS.must
}
