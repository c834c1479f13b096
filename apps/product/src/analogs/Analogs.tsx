import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Link } from '@verstak/ui-kit/Link'
import { space } from '@verstak/ui-kit/tokens'
import { ProductRow } from '../product-row/ProductRow.tsx'
import { RowHeading, RowSection } from '../product-row/RowSection.tsx'
import { analogTexts } from '../product.texts.ts'
import { alternativesQuery } from '../productQuery.ts'
import { ANALOGS_ID } from './analogsId.ts'

export interface AnalogsProps {
  product: Pick<ProductDetails, 'id' | 'category' | 'isAvailable'>
}

/** Products to buy instead. */
export function Analogs({ product }: AnalogsProps) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  return (
    <ProductRow
      id={ANALOGS_ID}
      title={analogTexts.title}
      query={alternativesQuery(call, { productId: product.id, regionId })}
      none={<NoAnalogs product={product} />}
    />
  )
}

/** Renders nothing, unless a button of the page links here: then a link to the whole category. */
function NoAnalogs({ product: { isAvailable, category } }: AnalogsProps) {
  if (isAvailable) return null
  return (
    <RowSection id={ANALOGS_ID}>
      <RowHeading id={ANALOGS_ID} title={analogTexts.title} />
      <p className={words}>
        {analogTexts.none} <Link href={category.link}>{category.name}</Link>
      </p>
    </RowSection>
  )
}

const words = css`
  margin-top: ${space.s12};
`
