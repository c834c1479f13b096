import { addToCompare, removeFromCompare } from '@verstak/contracts/compare'
import type { WidgetProps } from '@verstak/contracts/widget'
import type { Host } from '@verstak/host'
import { applyConfirmedMark, sendMark } from '@verstak/remote-kit/applyConfirmedMark'
import { PART, showCompareFailure } from '../compare-changes/showCompareFailure.ts'
import { compareToggleTexts } from './compareToggle.texts.ts'

/** The requested change for a product. */
export type CompareWish = Pick<WidgetProps['compare/CompareToggle'], 'product' | 'isMarked' | 'look'>

const PAGE = '/compare/'
const SHOWN_MS = 10_000

/**
 * Adds a product to the comparison or removes it, updates the page after the API has confirmed (COMPARE-003), and
 * shows the result. Never rejects.
 */
export async function changeCompared(host: Host, wish: CompareWish): Promise<void> {
  const { product, isMarked } = wish
  try {
    const { attributes } = await sendMark(host, () => send(host, wish))
    applyConfirmedMark(host, {
      list: 'compare',
      productId: product.id,
      isMarked,
      count: attributes.compareCount,
      revision: attributes.revision,
    })
    if (isMarked) showAddedToast(host)
  } catch (error) {
    showCompareFailure(host, error)
  }
}

/** Tiles identify the product by guid (API-065, API-066); product pages remove it by id (API-021). */
function send({ call }: Host, { product: { id, guid }, isMarked, look }: CompareWish) {
  const options = { keepalive: true }
  if (isMarked) return call(addToCompare, { body: { productGuids: [guid] } }, options)
  const named = look === 'tile' ? { productId: id, productGuid: guid } : { productId: id }
  return call(removeFromCompare, { body: named }, options)
}

/** COMPARE-014, MEDIA-021. */
function showAddedToast({ modals, isServed }: Host): void {
  const { added, open } = compareToggleTexts
  const action = isServed?.(PAGE) ? { action: { label: open, href: PAGE } } : {}
  modals.ask({ kind: 'toast', tone: 'ok', key: 'compare.added', text: added, durationMs: SHOWN_MS, ...action }, PART)
}
