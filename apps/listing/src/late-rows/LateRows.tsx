import { css } from '@linaria/core'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { WhenNear } from '@verstak/remote-kit/WhenNear'
import { Container } from '@verstak/ui-kit/Container'
import { space } from '@verstak/ui-kit/tokens'
import { recentTitle } from '../recommendation.texts.ts'

/** Recently viewed and recommended products, below the products of a listing. */
export function LateRows() {
  return (
    <Container>
      <WhenNear className={rows}>
        <RemoteWidget name="listing/RecentProducts" title={recentTitle} fallback={null} />
        <RemoteWidget name="listing/FeaturedProducts" fallback={null} />
      </WhenNear>
    </Container>
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
