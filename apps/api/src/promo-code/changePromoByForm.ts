import { cartAddress } from '@verstak/contracts/address'
import { PromoForm } from '@verstak/contracts/cartPromo'
import * as v from 'valibot'
import { cartCallerOf } from '../cart/cartCaller.ts'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { applyPromoCode } from './applyPromoCode.ts'
import { removePromoCode } from './removePromoCode.ts'

/**
 * Applies a promo code for a visitor without scripts, or takes his off when the field is empty. The cart then says why a
 * code was refused.
 * @returns address of the cart
 * @throws DomainError `invalid-input`, `cart-token-required`, `rate-limited`
 */
export async function changePromoByForm(
  services: Services,
  fields: Record<string, string>,
  visitor: Caller,
): Promise<string> {
  const { success, output: form } = v.safeParse(PromoForm, fields)
  if (!success) throw invalidInput('promocode', 'invalid', 'The form has no promo code or layout.')
  const caller = await cartCallerOf(services, visitor)
  if (form.promocode.trim() === '') await removePromoCode(services, caller.owner)
  else {
    const regionId = await activeRegionOf(services, visitor)
    await applyPromoCode(services, form.promocode, { caller, ip: visitor.ip, regionId, isRefusalKept: true })
  }
  return cartAddress(form.layout)
}
