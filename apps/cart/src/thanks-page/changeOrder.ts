import { readApiError } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import { orderQuery, type OrderAddress } from './orderQuery.ts'
import { orderStateTexts as texts } from './orderState.texts.ts'

/** Reads the order again, whatever became of the change; without an answer the page stays as it is. */
export async function refreshOrder({ call, queryClient }: Host, address: OrderAddress): Promise<void> {
  await queryClient.fetchQuery({ ...orderQuery(call, address), staleTime: 0 }).catch(() => {})
}

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
