import { readApiError } from '@verstak/api-client/readApiError'
import { orderStateTexts as texts } from './orderState.texts.ts'

/**
 * Why a change of an order failed, in words.
 * @param phone of the region, for what only people can do
 */
export function refusalText(error: unknown, phone: string): string {
  const failure = readApiError(error)
  const told = failure?.details.find(({ text }) => text !== undefined)?.text
  if (told !== undefined) return told
  if (failure?.code === 'order-state') return texts.tooLate(phone)
  return failure?.code === 'rate-limited' ? texts.limit : texts.lost
}
