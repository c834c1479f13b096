import type { ApiCall } from '@verstak/api-client/call'
import { getUserOrder, previewRepeat } from '@verstak/contracts/userOrders'
import type { Host } from '@verstak/host'
import { ownQuery } from '../own-page/ownQuery.ts'

/** An order that the user may see; null for a guest. @throws ApiError `not-found` */
export const userOrderQuery = (call: ApiCall, guid: string) => ownQuery(call, getUserOrder, { query: { guid } })

/** What repeating it would do in a region; the page does without. */
export const previewQuery = (call: ApiCall, guid: string, regionId: number) => ({
  ...ownQuery(call, previewRepeat, { query: { guid, regionId } }),
  retry: false,
})

/** Reads the order again, whatever became of a change; without an answer the page stays as it is. */
export async function refreshUserOrder({ call, queryClient }: Host, guid: string): Promise<void> {
  await queryClient.fetchQuery({ ...userOrderQuery(call, guid), staleTime: 0 }).catch(() => {})
}
