import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { space } from '@verstak/ui-kit/tokens'
import { lateTexts } from '../product.texts.ts'

export interface LateRowsProps {
  product: Pick<ProductDetails, 'id'>
}

/** What the visitor looked at before, and what he may like, for those who read so far. */
export function LateRows({ product }: LateRowsProps) {
  return (
    <WhenNear className={rows}>
      <RemoteWidget name="listing/RecentProducts" title={lateTexts.recent} exceptId={product.id} fallback={null} />
      <RemoteWidget name="listing/FeaturedProducts" fallback={null} />
    </WhenNear>
  )
}

const rows = css`
  & section {
    margin-top: ${space.s32};
  }

  @media print {
    display: none;
  }
`
