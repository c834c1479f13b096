import { paymentAddress, PAY_ORDER_ADDRESS } from '@verstak/contracts/address'
import * as endpoints from '@verstak/contracts/payment'
import * as v from 'valibot'
import { DomainError } from '../DomainError.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import { orderOwnerOf } from '../order/orderOwnerOf.ts'
import type { Services } from '../services.ts'
import { findOrderToPay } from './findOrderToPay.ts'
import { getPayment } from './getPayment.ts'
import { startPayment } from './startPayment.ts'
import { takeNotice } from './takeNotice.ts'

export function paymentRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  const { limits } = services

  bindPersonal(endpoints.getPayment, async ({ query }, caller) => {
    await limits.spend('paymentReadsPerIp', caller.ip)
    return getPayment(services, { ...query, ...(await orderOwnerOf(services, caller)) })
  })
  bindPersonal(endpoints.startPayment, async ({ body }, caller) => ({ link: await start(body, caller) }))
  bindPersonal(endpoints.findOrderToPay, async ({ body }, { ip }) => ({
    link: await findOrderToPay(services, body, ip),
  }))
  bindPersonal(endpoints.paymentWebhook, async ({ body }, { ip }) => {
    await takeNotice(services, body, ip)
    return { isKnown: true }
  })
  bindForm(endpoints.PAYMENT_FORM, async (fields, caller) => {
    const input = v.safeParse(endpoints.StartPaymentInput, fields)
    if (!input.success) return PAY_ORDER_ADDRESS
    const { guid, key } = input.output
    const back = (problem: string) => `${paymentAddress(guid, key)}&problem=${problem}`
    return worded(() => start(input.output, caller), back)
  })
  bindForm(endpoints.FIND_PAYMENT_FORM, async ({ number = '', phone = '' }, { ip }) => {
    const digits = { number: number.replace(/\D/g, ''), phone: phone.replace(/\D/g, '').slice(-10) }
    const back = (problem: string) => `${PAY_ORDER_ADDRESS}?problem=${problem}`
    const input = v.safeParse(endpoints.FindOrderInput, digits)
    if (!input.success) return back('invalid-input')
    return worded(() => findOrderToPay(services, input.output, ip), back)
  })

  async function start(body: v.InferOutput<typeof endpoints.StartPaymentInput>, caller: Caller): Promise<string> {
    await limits.spend('paymentsPerIp', caller.ip)
    return startPayment(services, {
      ...body,
      origin: caller.origin,
      ...(await orderOwnerOf(services, caller)),
    })
  }
}

/** Where a form leads: to what it asked for, or back with the code of what went wrong. */
async function worded(act: () => Promise<string>, back: (problem: string) => string): Promise<string> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof DomainError) return back(error.code)
    throw error
  }
}
