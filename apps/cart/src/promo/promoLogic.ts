import { readApiError } from '@verstak/api-client/readApiError'
import { applyPromoCode } from '@verstak/contracts/cartPromo'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { changeOptions } from '../cart-state/changeOptions.ts'
import { withCartToken } from '@verstak/remote-kit/withCartToken'
import { loadActivePromo } from './activePromoAtom.ts'
import { promoTexts as texts } from './activePromo.texts.ts'
import { refetchCart } from './refetchCart.ts'

/** Applies a promo code to the cart; the shop's reason against it stands at the field. */
export const promoLogic = defineForm({
  schema: () => v.object({ promocode: v.pipe(v.string(), v.trim(), v.nonEmpty('short')) }),
  words: { promocode: texts.empty },
  async send({ promocode }, host: Host) {
    const refusal = await applyCode(host, promocode)
    return refusal === null ? { result: promocode } : { errors: { promocode: refusal } }
  },
})

/** Applies a code; the cart then shows it. @returns why it was not applied, null when it was */
export async function applyCode(host: Host, promocode: string): Promise<string | null> {
  try {
    const [{ success, data }] = await Promise.all([
      withCartToken(host, () => host.call(applyPromoCode, { body: { promocode } }, changeOptions())),
      loadActivePromo(host),
    ])
    const [error] = data.errors
    if (!success) return error?.message || error?.title || texts.failed
    await refetchCart(host)
    return null
  } catch (error) {
    return readApiError(error)?.code === 'rate-limited' ? texts.tooMany : texts.failed
  }
}
