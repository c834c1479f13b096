import { css } from '@linaria/core'
import { media, space } from '@verstak/ui-kit/tokens'
import { RemoteWidget } from './RemoteWidget.tsx'
import { WhenNear } from './WhenNear.tsx'

/** Props of `RecommendationRows`. */
export interface RecommendationRowsProps {
  /** Heading of what the visitor looked at: `Вы смотрели`. */
  recentTitle: string
  /** Product of the page, which is left out. */
  exceptId?: number
}

/** What the visitor looked at before, and what he may like, at the end of a page. Loaded when he scrolls near. */
export function RecommendationRows({ recentTitle, exceptId }: RecommendationRowsProps) {
  const except = exceptId === undefined ? {} : { exceptId }
  return (
    <WhenNear className={rows}>
      <RemoteWidget name="listing/RecentProducts" title={recentTitle} {...except} fallback={null} />
      <RemoteWidget name="listing/FeaturedProducts" fallback={null} />
    </WhenNear>
  )
}

/* The height of one row, which nearly everybody gets: the footer does not move when it comes. */
const rows = css`
  & section {
    margin-top: ${space.s32};
  }

  @media (scripting: enabled) {
    min-height: 540px;

    @media ${media.phone} {
      min-height: 500px;
    }
  }

  @media print {
    display: none;
  }
`
