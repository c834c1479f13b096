import { queryKeyOf } from '@verstak/contracts/endpoint'
import { clearCompared, shareCompared, type Comparison } from '@verstak/contracts/comparison'
import { getMarks, type Marks } from '@verstak/contracts/marks'
import { broadcastMarks } from '@verstak/device/marksChannel'
import type { Host } from '@verstak/host'
import { applyMarkCount } from '@verstak/remote-kit/applyConfirmedMark'
import type { ModalsInHand } from '@verstak/remote-kit/useModals'
import { refreshCompared } from '../compare-changes/compareChanges.ts'
import { clearTexts } from './clearComparison.texts.ts'
import { compareTexts } from './comparePage.texts.ts'
import { ShareLink } from './ShareLink.tsx'
import { shareTexts } from './shareLink.texts.ts'

/** Makes a link to the products of the shown category and opens the window with it. Rejects when the API does. */
export async function shareComparison({ call }: Host, { open }: ModalsInHand, comparison: Comparison): Promise<void> {
  const { categoryGuid, products } = comparison
  if (categoryGuid === null) return
  const { link } = await call(shareCompared, { body: { categoryGuid } })
  open({
    kind: 'dialog',
    title: shareTexts.title,
    width: 432,
    content: <ShareLink address={new URL(link, location.origin).href} count={products.length} />,
  })
}

/** Takes everything out, once the visitor is sure. Rejects when the API does. */
export async function clearComparison(host: Host, { confirm }: ModalsInHand, comparison: Comparison): Promise<void> {
  const { title, text } = clearTexts
  const question = { title, text: text(comparison.count, comparison.categories.length) }
  if (!(await confirm({ ...question, confirmLabel: compareTexts.clear }))) return
  try {
    const { attributes } = await host.call(clearCompared, { body: {} })
    const { compareCount: count, revision } = attributes
    broadcastMarks()
    applyMarkCount(host, { list: 'compare', count, revision })
    host.queryClient.setQueryData<Marks>(queryKeyOf(getMarks, {}), (known) => known && { ...known, compare: [] })
    await host.queryClient.invalidateQueries({ queryKey: queryKeyOf(getMarks, {}) })
  } finally {
    await refreshCompared(host)
  }
}
