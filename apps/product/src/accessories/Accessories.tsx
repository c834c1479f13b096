import type { ProductDetails } from '@verstak/contracts/product'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ProductRow } from '../product-row/ProductRow.tsx'
import { accessoryTexts } from '../product.texts.ts'
import { accessoriesQuery } from '../productQuery.ts'

export interface AccessoriesProps {
  product: Pick<ProductDetails, 'id' | 'isWithdrawn'>
}

/** Products often bought together, and consumables; nothing for a withdrawn product. */
export function Accessories({ product }: AccessoriesProps) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  if (product.isWithdrawn) return null
  return (
    <ProductRow
      id="accessories"
      title={accessoryTexts.title}
      query={accessoriesQuery(call, { productId: product.id, regionId })}
    />
  )
}
