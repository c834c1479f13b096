import type { CartPromo } from '@verstak/contracts/cart'
import { useAtomValue } from 'jotai'
import { useFocusRestoration } from '../add-to-cart/useFocusRestoration.ts'
import { activePromoAtom } from './activePromoAtom.ts'
import { PromoField } from './PromoField.tsx'

export interface PromoPartProps {
  /** Undefined for a cart without a promo code. */
  promo: CartPromo | undefined
}

/** Promo code of the cart: the field, or the active code with its removal. */
export function PromoPart({ promo }: PromoPartProps) {
  const { ActivePromo } = useAtomValue(activePromoAtom) ?? {}
  const shown = promo?.isActive && ActivePromo

  return (
    <div {...useFocusRestoration(shown)}>{shown ? <ActivePromo promo={promo} /> : <PromoField refused={promo} />}</div>
  )
}
