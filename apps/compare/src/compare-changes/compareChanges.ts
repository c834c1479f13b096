import { addToCompare, listCompared, removeFromCompare } from '@verstak/contracts/compare'
import { getComparison, orderCompared } from '@verstak/contracts/comparison'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getMarks } from '@verstak/contracts/marks'
import { broadcastMarks } from '@verstak/device/marksChannel'
import type { Host } from '@verstak/host'
import { applyConfirmedMark, applyMarkCount, sendMark } from '@verstak/remote-kit/applyConfirmedMark'

/** A product as changes name it. */
export interface ComparedOne {
  id: number
  guid: string
}

/** Takes a product out; toggles and badges follow. Rejects when the API refuses or fails. */
export async function removeCompared(host: Host, { id: productId }: ComparedOne): Promise<void> {
  const { attributes } = await sendMark(host, () => host.call(removeFromCompare, { body: { productId } }))
  applyConfirmedMark(host, { list: 'compare', productId, isMarked: false, ...numberIn(attributes) })
}

/** Puts a product in, in the same way. */
export async function addCompared(host: Host, { id: productId, guid }: ComparedOne): Promise<void> {
  const { attributes } = await sendMark(host, () => host.call(addToCompare, { body: { productGuids: [guid] } }))
  applyConfirmedMark(host, { list: 'compare', productId, isMarked: true, ...numberIn(attributes) })
}

/** Puts several products in at once, or none. */
export async function addAllCompared(host: Host, products: readonly ComparedOne[]): Promise<void> {
  const productGuids = products.map(({ guid }) => guid)
  const { attributes } = await sendMark(host, () => host.call(addToCompare, { body: { productGuids } }))
  applyMarkCount(host, { list: 'compare', ...numberIn(attributes) })
  await host.queryClient.invalidateQueries({ queryKey: queryKeyOf(getMarks, {}) })
}

/** Keeps an order of products. */
export async function orderComparedAs({ call }: Host, productIds: number[]): Promise<void> {
  await call(orderCompared, { body: { productIds } })
  broadcastMarks()
}

/** The number of an answer, and which of two answers is newer. */
const numberIn = ({ compareCount: count, revision }: { compareCount: number; revision?: number | undefined }) => ({
  count,
  revision,
})

/** Lists and tables of the comparison are asked for again: those that are shown now, others when they are. */
export async function refreshCompared({ queryClient }: Host): Promise<void> {
  await Promise.all(
    [listCompared, getComparison].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: queryKeyOf(endpoint, { query: {} }).slice(0, 2) }),
    ),
  )
}
