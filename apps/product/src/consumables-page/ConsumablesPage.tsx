import { css } from '@linaria/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { ProductGrid } from '@verstak/ui-kit/ProductGrid'
import { space } from '@verstak/ui-kit/tokens'
import type { ProductPageData } from '../product-page/productPageLoader.ts'
import { accessoriesQuery, productQuery } from '../productQuery.ts'
import { consumablesTexts as texts } from './consumables.texts.ts'

/** Products of the first row; their photos load eagerly. */
const FIRST_ROW = { desktop: 4, phone: 2 }

/** What is used up with a product and bought with it: `/product/…/consumables/`. */
export function ConsumablesPage() {
  const { productId } = useLoaderData<ProductPageData>()
  const { call, layout, publicOrigin } = useHost()
  const { id: regionId } = useRegion()
  const input = { productId, regionId }
  const { data: product } = useSuspenseQuery(productQuery(call, input))
  const { data } = useSuspenseQuery(accessoriesQuery(call, input))
  const device = isMobile(layout) ? 'phone' : 'desktop'
  const { name, link, breadcrumbs } = product
  return (
    <Container className={page}>
      <title>{texts.documentTitle(name)}</title>
      <meta name="description" content={texts.description(name)} />
      <link rel="canonical" href={`${publicOrigin}${link}consumables/`} />
      {data.products.length === 0 && <meta name="robots" content="noindex, follow" />}
      <Breadcrumbs
        items={[
          ...breadcrumbs.map((crumb) => ({ label: crumb.name, href: crumb.link })),
          { label: name, href: link },
          { label: texts.title },
        ]}
      />
      <Heading className={heading} level={1} note={texts.about(name)}>
        {texts.title}
      </Heading>
      {data.products.length === 0 ? (
        <EmptyState
          title={texts.none}
          actions={
            <Button size="l" href={link}>
              {texts.toProduct}
            </Button>
          }
        >
          {texts.noneAdvice}
        </EmptyState>
      ) : (
        <ProductGrid bleed={device === 'phone'}>
          {data.products.map((tile, index) => (
            <ProductTile
              key={tile.id}
              product={tile}
              variant="vertical"
              device={device}
              isFirst={index < FIRST_ROW[device]}
            />
          ))}
        </ProductGrid>
      )}
    </Container>
  )
}

const heading = css`
  margin-bottom: ${space.s16};

  & > small {
    white-space: normal;
  }
`

const page = css`
  padding-bottom: ${space.s48};
`
