import { useSuspenseQuery } from '@tanstack/react-query'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { ProductGrid } from '@verstak/ui-kit/ProductGrid'
import { space } from '@verstak/ui-kit/tokens'
import { DepartmentLinks } from '../listing-page/DepartmentLinks.tsx'
import { recommendationTitle } from '../recommendation.texts.ts'
import { recommendedTexts } from './recommended.texts.ts'
import { recommendedQuery } from './recommendedQuery.ts'

/** Number of products whose photos load eagerly. */
const FIRST_ROW = { desktop: 4, phone: 2 }

const belowHeading = { marginBottom: space.s16 }

/**
 * Recommended products: personal ones, or popular ones. Lazily loaded, because few visitors open it; it has no styles
 * of its own, because a lazy stylesheet would not be loaded.
 */
export function RecommendedPage() {
  const { call, layout, publicOrigin } = useHost()
  const { id: regionId, prepositional } = useRegion()
  const { data } = useSuspenseQuery(recommendedQuery(call, regionId, layout))
  const device = isMobile(layout) ? 'phone' : 'desktop'
  return (
    <>
      <title>{recommendedTexts.documentTitle(prepositional)}</title>
      <meta name="description" content={recommendedTexts.description(prepositional)} />
      <link rel="canonical" href={`${publicOrigin}/recommended/`} />
      <Container>
        <Breadcrumbs items={[{ label: recommendedTexts.home, href: '/' }, { label: recommendedTexts.title }]} />
        {data.products.length === 0 ? (
          <EmptyState level={1} title={recommendedTexts.empty} actions={<DepartmentLinks />}>
            {recommendedTexts.emptyAdvice}
          </EmptyState>
        ) : (
          <>
            <div style={belowHeading}>
              <Heading level={1}>{recommendationTitle}</Heading>
            </div>
            <ProductGrid>
              {data.products.map((product, index) => (
                <ProductTile
                  key={product.id}
                  product={product}
                  device={device}
                  variant="vertical"
                  isFirst={index < FIRST_ROW[device]}
                />
              ))}
            </ProductGrid>
          </>
        )}
      </Container>
    </>
  )
}
