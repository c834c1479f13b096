import { createPurchaseList } from '@verstak/contracts/purchaseList'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import { requiredMessage } from '@verstak/validators/filled.texts'
import * as v from 'valibot'

interface NewListContext extends Pick<Host, 'call'> {
  orderGuid: string | null
}

/** Makes a list. */
export const newListLogic = defineForm({
  schema: () => v.object({ name: v.string(), fromCart: v.optional(v.string()) }),
  words: { name: '' },
  faultsOf: ({ name }) => (name.trim() === '' ? { name: requiredMessage } : {}),
  async send({ name, fromCart }, { call, orderGuid }: NewListContext) {
    const from =
      orderGuid !== null ? { order: orderGuid } : fromCart !== undefined ? { cart: true as const } : undefined
    return { result: await call(createPurchaseList, { body: { name, ...(from && { from }) } }) }
  },
})
