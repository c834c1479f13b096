import { addToCompare, listCompared, removeFromCompare } from '@verstak/contracts/compare'
import { clearCompared, getComparison, orderCompared } from '@verstak/contracts/comparison'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getMarks, type Marks } from '@verstak/contracts/marks'
import type { Host } from '@verstak/host'
import { applyConfirmedMark, sendMark } from '@verstak/remote-kit/applyConfirmedMark'

/** A product as changes name it. */
export interface ComparedOne {
  id: number
  guid: string
}

/** Takes a product out; toggles and badges follow. Rejects when the API refuses or fails. */
export async function removeCompared(host: Host, { id: productId }: ComparedOne): Promise<void> {
  const { attributes } = await sendMark(host, () => host.call(removeFromCompare, { body: { productId } }))
  applyConfirmedMark(host, { list: 'compare', productId, isMarked: false, count: attributes.compareCount })
}

/** Puts a product in, in the same way. */
export async function addCompared(host: Host, { id: productId, guid }: ComparedOne): Promise<void> {
  const { attributes } = await sendMark(host, () => host.call(addToCompare, { body: { productGuids: [guid] } }))
  applyConfirmedMark(host, { list: 'compare', productId, isMarked: true, count: attributes.compareCount })
}

/** Puts several products in at once, or none. */
export async function addAllCompared(host: Host, products: readonly ComparedOne[]): Promise<void> {
  await sendMark(host, () => host.call(addToCompare, { body: { productGuids: products.map(({ guid }) => guid) } }))
  await forgetMarks(host)
}

/** Keeps an order of products. */
export async function orderComparedAs({ call }: Host, productIds: number[]): Promise<void> {
  await call(orderCompared, { body: { productIds } })
}

/** Takes everything out. */
export async function clearAllCompared(host: Host): Promise<void> {
  await host.call(clearCompared, { body: {} })
  host.queryClient.setQueryData<Marks>(queryKeyOf(getMarks, {}), (known) => known && { ...known, compare: [] })
  await forgetMarks(host)
}

/** Asks again for marks and badges, where they are shown. */
async function forgetMarks({ queryClient }: Host): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeyOf(getMarks, {}) }),
    queryClient.invalidateQueries({ queryKey: [COUNTS_KEY] }),
  ])
}

/** Lists and tables of the comparison are asked for again: those that are shown now, others when they are. */
export async function refreshCompared({ queryClient }: Host): Promise<void> {
  await Promise.all(
    [listCompared, getComparison].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: queryKeyOf(endpoint, { query: {} }).slice(0, 2) }),
    ),
  )
}
