import { css } from '@linaria/core'
import type { ProductDetails } from '@verstak/contracts/product'
import { Rating } from '@verstak/ui-kit/Rating'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { titleTexts } from '../product.texts.ts'

export interface ProductMetaProps {
  product: Pick<ProductDetails, 'rating' | 'reviewsCount' | 'productCode' | 'article'>
}

/** Rating and the numbers to ask for the product by. */
export function ProductMeta({ product: { rating, reviewsCount, productCode, article } }: ProductMetaProps) {
  return (
    <div className={row}>
      <Rating value={rating} count={reviewsCount} />
      <span>{titleTexts.code(productCode)}</span>
      {article && <span>{titleTexts.article(article)}</span>}
    </div>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s20};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
