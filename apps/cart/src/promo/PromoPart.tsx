import type { CartPromo } from '@verstak/contracts/cart'
import { useHost } from '@verstak/host'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useFocusRestoration } from '../add-to-cart/useFocusRestoration.ts'
import { activePromoAtom, bringActivePromo } from './activePromoAtom.ts'
import { PromoField } from './PromoField.tsx'

export interface PromoPartProps {
  /** Undefined for a cart without a promo code. */
  promo: CartPromo | undefined
}

/** Promo code of the cart: the field, or the active code with its removal. */
export function PromoPart({ promo }: PromoPartProps) {
  const host = useHost()
  const { ActivePromo } = useAtomValue(activePromoAtom) ?? {}
  const shown = promo?.isActive && ActivePromo

  // Applied in another tab.
  useEffect(() => {
    if (promo?.isActive) void bringActivePromo(host).catch(() => undefined)
  }, [host, promo?.isActive])

  return (
    <div {...useFocusRestoration(shown)}>{shown ? <ActivePromo promo={promo} /> : <PromoField refused={promo} />}</div>
  )
}
