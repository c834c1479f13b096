import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { titleTexts } from '../product.texts.ts'

export interface ProductCodesProps {
  product: Pick<ProductDetails, 'productCode' | 'article'>
}

/** Article numbers: the store's and the manufacturer's. */
export function ProductCodes({ product: { productCode, article } }: ProductCodesProps) {
  return (
    <p className={codes}>
      <span>{titleTexts.code(productCode)}</span>
      {article && <span>{titleTexts.article(article)}</span>}
    </p>
  )
}

const codes = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s20};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
