import { removePromoCode } from '@verstak/contracts/cartPromo'
import type { Host } from '@verstak/host'
import { changeOptions } from '../cart-state/changeOptions.ts'
import { promoTexts as texts } from './activePromo.texts.ts'
import { applyCode } from './promoLogic.ts'
import { refetchCart } from './refetchCart.ts'

/** Takes the promo code off the cart. @returns false when that failed, which the shopper is told */
export async function removePromo(host: Host): Promise<boolean> {
  const answer = await host.call(removePromoCode, {}, changeOptions()).catch(() => null)
  if (answer?.success) await refetchCart(host)
  else host.modals.ask({ kind: 'toast', tone: 'info', key: 'cart.promo', text: texts.removeFailed }, 'cart')
  return answer?.success === true
}

/** Takes it off after a product was removed (CART-008), and offers to apply it to what is left. */
export async function clearPromo(host: Host, code: string): Promise<void> {
  if (!(await removePromo(host))) return
  const action = { label: texts.again, onPress: () => void applyCode(host, code) }
  host.modals.ask({ kind: 'toast', tone: 'info', key: 'cart.promo', text: texts.cleared(code), action }, 'cart')
}
