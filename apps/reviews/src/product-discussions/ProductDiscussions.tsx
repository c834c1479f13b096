import type { WidgetProps } from '@verstak/contracts/widget'
import { DiscussionList } from '../discussions/DiscussionList.tsx'

/** Questions on the page of a product that are there at first. */
const BLOCK_SIZE = 3

/** Questions and answers on the page of a product. */
export function ProductDiscussions({ productGuid }: WidgetProps['reviews/ProductDiscussions']) {
  return <DiscussionList key={productGuid} productGuid={productGuid} itemsPerPage={BLOCK_SIZE} />
}
