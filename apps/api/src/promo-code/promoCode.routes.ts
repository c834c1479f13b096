import * as endpoints from '@verstak/contracts/cartPromo'
import { listPromoCodes as ownCodes } from '@verstak/contracts/promoCode'
import { cartCallerOf } from '../cart/cartCaller.ts'
import type { Binder } from '../http/createBinder.ts'
import { activeRegionOf } from '../region/activeRegionOf.ts'
import type { Services } from '../services.ts'
import { applyPromoCode } from './applyPromoCode.ts'
import { changePromoByForm } from './changePromoByForm.ts'
import { listPromoCodes } from './listPromoCodes.ts'
import { removePromoCode } from './removePromoCode.ts'

export function promoCodeRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  bindPersonal(endpoints.applyPromoCode, async ({ body }, visitor) => {
    const caller = await cartCallerOf(services, visitor)
    const regionId = await activeRegionOf(services, visitor)
    return applyPromoCode(services, body.promocode, { caller, ip: visitor.ip, regionId })
  })
  bindPersonal(endpoints.removePromoCode, async (_, visitor) =>
    removePromoCode(services, (await cartCallerOf(services, visitor)).owner),
  )
  bindPersonal(ownCodes, (_, visitor) => listPromoCodes(services, visitor))
  bindForm(endpoints.PROMO_FORM_PATH, (fields, visitor) => changePromoByForm(services, fields, visitor))
}
