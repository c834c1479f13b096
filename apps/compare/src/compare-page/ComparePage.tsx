import { css } from '@linaria/core'
import { isMobile, useHost } from '@verstak/host'
import { useOtherTabs } from '@verstak/remote-kit/useOtherTabs'
import { useLoaderData, useLocation, useNavigate } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { media, space } from '@verstak/ui-kit/tokens'
import { useDeferredValue, type ReactNode } from 'react'
import { refreshCompared } from '../compare-changes/compareChanges.ts'
import { CategoryTabs } from './CategoryTabs.tsx'
import { compareAddressOf, parseCompareAddress, type CompareAddress } from './compareAddress.ts'
import { CompareHead } from './CompareHead.tsx'
import { compareTexts } from './comparePage.texts.ts'
import type { ComparePageData } from './ComparePageData.ts'
import { CompareTable } from './CompareTable.tsx'
import { EmptyComparison } from './EmptyComparison.tsx'
import { SharedNote } from './SharedNote.tsx'
import { useComparison } from './useComparison.ts'

/** The comparison of the visitor, or a shared one, one category at a time. */
export function ComparePage() {
  const { failure } = useLoaderData<ComparePageData>()
  const { layout } = useHost()
  const navigate = useNavigate()
  const address = parseCompareAddress(useLocation())
  const inHand = useComparison(address, failure !== null)
  // Of a hundred columns, taking one out renders for long: the press is answered first.
  const comparison = useDeferredValue(inHand.comparison)
  useOtherTabs(refreshCompared)

  // Other looks at the same products are one place of the history.
  const look = (change: Partial<CompareAddress>) =>
    void navigate(compareAddressOf({ ...address, ...change }), { replace: true, preventScrollReset: true })

  if (failure === 'unknown-set' && !comparison) {
    return (
      <Frame>
        <EmptyComparison reason="unknown-set" />
      </Frame>
    )
  }
  const category = comparison?.categories.find(({ guid }) => guid === comparison.categoryGuid)
  const isShared = address.set !== null
  // They are counted, but have no column.
  const withoutPrice = comparison && category ? category.count - comparison.products.length : 0
  return (
    <Frame category={address.categoryGuid === null ? undefined : category?.name}>
      <CompareHead comparison={comparison} isShared={isShared} />
      {comparison && <CategoryTabs comparison={comparison} set={address.set} />}
      {isShared && comparison && <SharedNote products={comparison.products} />}
      {comparison && category && comparison.products.length > 0 && (
        <CompareTable
          key={category.guid}
          comparison={comparison}
          category={category}
          address={address}
          isPhone={isMobile(layout)}
          inHand={inHand}
          onLook={look}
        />
      )}
      {comparison && comparison.products.length === 0 && (
        <EmptyComparison reason={comparison.count === 0 ? 'nothing' : 'category'} />
      )}
      {withoutPrice > 0 && <p className={note}>{compareTexts.withoutPrice(withoutPrice)}</p>}
      {inHand.isFailed && (
        <ErrorState title={compareTexts.failed} onRetry={inHand.retry} isRetrying={inHand.isLoading} />
      )}
      {!comparison && !inHand.isFailed && <Spinner label={compareTexts.loading} />}
    </Frame>
  )
}

function Frame({ category, children }: { category?: string | undefined; children: ReactNode }) {
  return (
    <Container className={page}>
      <title>{category === undefined ? compareTexts.documentTitle : compareTexts.documentTitleOf(category)}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs items={[{ label: compareTexts.home, href: '/' }, { label: compareTexts.title }]} />
      {children}
    </Container>
  )
}

const note = css`
  margin-top: ${space.s12};
`

const page = css`
  padding-top: ${space.s16};
  padding-bottom: ${space.s48};

  @media ${media.phone} {
    padding-top: ${space.s8};
  }
`
