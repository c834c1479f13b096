import { MAX_QUANTITY } from '@verstak/contracts/cart'
import { checkList } from '@verstak/contracts/cartList'
import { changePurchaseList } from '@verstak/contracts/purchaseList'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { listsTexts as texts } from './listsPage.texts.ts'

interface AddByCodeContext extends Pick<Host, 'call'> {
  guid: string
  regionId: number
}

/** Finds the product of a code and adds it to the list. */
export const addByCodeLogic = defineForm({
  schema: () => v.object({ code: v.string(), quantity: v.string() }),
  words: { code: '', quantity: '' },
  faultsOf: ({ code, quantity }) => ({
    ...(code.trim() === '' && { code: texts.codeNeeded }),
    ...(!isQuantity(quantity) && { quantity: texts.quantityWrong }),
  }),
  async send({ code, quantity }, { call, guid, regionId }: AddByCodeContext) {
    const { rows } = await call(checkList, { body: { rows: [{ row: 1, code, quantity }], regionId } })
    const product = rows[0]?.product
    if (!product) return { errors: { code: texts.codeUnknown } }
    const lines = [{ productGuid: product.guid, quantity: Number(quantity) }]
    return { result: await call(changePurchaseList, { body: { guid, regionId, lines } }) }
  },
})

const isQuantity = (text: string): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_QUANTITY
