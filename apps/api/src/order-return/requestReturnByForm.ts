import { orderAddress, thanksAddress } from '@verstak/contracts/address'
import { type RefusedReturn, RETURNS_ANCHOR, returnPiecesField, type ReturnWish } from '@verstak/contracts/orderReturn'
import * as v from 'valibot'
import { DomainError, invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { orderLink } from '../order/orderKey.ts'
import { orderOwnerOf } from '../order/orderOwnerOf.ts'
import { ownOrderOf } from '../order/ownOrderOf.ts'
import { writableFields } from '../http/writableFields.ts'
import type { Services } from '../services.ts'
import { returnTexts as texts } from './orderReturn.texts.ts'
import { readReturnForm } from './readReturnForm.ts'
import { putRefusedReturn } from './refusedReturn.sql.ts'
import { requestOwnReturn } from './requestOwnReturn.ts'

/** What the page puts into the form, besides what is typed. */
const Place = v.object({
  order: v.pipe(v.string(), v.uuid()),
  key: v.optional(v.pipe(v.string(), v.maxLength(100))),
  page: v.optional(v.string()),
  /** How many requests the page showed: a second press of its button is the same request. */
  after: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
})

/**
 * Asks for a return for a shopper without scripts. A form that is refused is shown once more with what was typed.
 * @returns address of the order's page
 * @throws DomainError `invalid-input` for a form that is none of the shop's pages, `not-found`
 */
export async function requestReturnByForm(
  services: Services,
  sent: Readonly<Record<string, string>>,
  caller: Caller,
): Promise<string> {
  const fields = writableFields(sent)
  const { success, output: place } = v.safeParse(Place, fields)
  if (!success) throw invalidInput('order', 'invalid', 'The form is none of a page of the shop.')
  const { order: guid, key, page, after } = place
  const owner = await orderOwnerOf(services, caller)
  await ownOrderOf(services, { guid, key }, owner)
  const { wish, ...read } = readReturnForm(fields)
  const refused = wish ? await request(wish) : (read as { refused: Refusal }).refused
  if (refused) {
    const typed = Object.entries(fields).filter(([name]) => /^(reason|comment|pieces-\d{1,6})$/.test(name))
    const form = { ...refused, fields: Object.fromEntries(typed) }
    await putRefusedReturn(services.db, { orderGuid: guid, userId: owner.userId }, form, services.now())
  }
  const link = key === undefined ? thanksAddress(guid) : orderLink(guid, encodeURIComponent(key))
  return `${page === 'cabinet' ? orderAddress(guid) : link}#${RETURNS_ANCHOR}`

  async function request(input: ReturnWish): Promise<Refusal | null> {
    const body = { guid, ...(key !== undefined && { key }), ...input }
    try {
      await requestOwnReturn(services, body, { ...caller, idempotencyKey: `form-after-${after}` })
      return null
    } catch (error) {
      return refusalOf(error, input)
    }
  }
}

type Refusal = Pick<RefusedReturn, 'errors' | 'problem'>

/** @throws the error itself where it is none of the shopper's */
function refusalOf(error: unknown, { lines }: ReturnWish): Refusal {
  if (!(error instanceof DomainError)) throw error
  const told = (problem: string): Refusal => ({ errors: {}, problem })
  switch (error.code) {
    case 'order-state':
      return told(texts.nothingReturnable)
    case 'rate-limited':
      return told(texts.limit)
    case 'idempotency-key-reused':
      return told(texts.sent)
    case 'invalid-input': {
      const errors = error.details.map(({ field, text = texts.notReturnable }) => {
        const line = lines[Number(/^lines\.(\d+)$/.exec(field)?.[1])]
        return [line ? returnPiecesField(line.position) : field, text]
      })
      return { errors: Object.fromEntries(errors), problem: '' }
    }
    default:
      throw error
  }
}
