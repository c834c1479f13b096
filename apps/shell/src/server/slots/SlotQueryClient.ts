import { QueryClient } from '@tanstack/react-query'
import type { SlotClass } from '@verstak/contracts/widget'

/** `meta` of a query: its own class, or that of the slot that started it. */
export interface SlotMeta extends Record<string, unknown> {
  slot: SlotClass
  /** How long the first batch waits for the query; by default as long as for queries of the page. */
  budgetMs?: number
  /** Name of the widget; absent for queries of the page itself. */
  widget?: string
}

const RANKS: Record<SlotClass, number> = { may: 0, should: 1, must: 2 }

type QueryOptions = Parameters<QueryClient['defaultQueryOptions']>[0]

/**
 * View of the query cache of `base` for one slot: its queries have the slot's class in their `meta`. A query shared by
 * several parts keeps the strictest class, although TanStack takes the options of the last caller.
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
    // TanStack returns options with defaults unchanged.
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
