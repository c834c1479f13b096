import type { Cart, CartItem, RemovedItem } from '@verstak/contracts/cart'
import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { RemovedRowProps } from './RemovedRow.tsx'
import type { LineRow } from './withRemoved.ts'

interface LateLines {
  ChangeNotice: ComponentType<{ cart: Cart }>
  RemovedRow: ComponentType<RemovedRowProps>
  CartAside: ComponentType<{ cart: Cart }>
  withRemoved: (items: readonly CartItem[], removed: readonly RemovedItem[]) => LineRow[]
}

/** Lazily loaded parts that few carts have: news, removed lines to be brought back, saved ones; null until loaded. */
export const lateLinesAtom = atom<LateLines | null>(null)

/** Loads that code. */
export async function loadLateLines({ store }: Pick<Host, 'store'>): Promise<void> {
  const [{ ChangeNotice }, { RemovedRow }, { CartAside }, { withRemoved }] = await Promise.all([
    import(/* webpackChunkName: "lines" */ './ChangeNotice.tsx'),
    import(/* webpackChunkName: "lines" */ './RemovedRow.tsx'),
    import(/* webpackChunkName: "lines" */ './CartAside.tsx'),
    import(/* webpackChunkName: "lines" */ './withRemoved.ts'),
  ])
  store.set(lateLinesAtom, { ChangeNotice, RemovedRow, CartAside, withRemoved })
}
