import type { ProductDetails } from '@verstak/contracts/product'
import { detailsTexts } from '../product.texts.ts'

const GRAMS_IN_KILOGRAM = 1000

/** Weight and size of the packed product, as specification rows; unknown values (0) are left out. */
export function packingItems({ weight, size }: Pick<ProductDetails, 'weight' | 'size'>) {
  const sides = [size.length, size.width, size.height]
  return [
    ...(weight > 0
      ? [
          {
            name: detailsTexts.weight,
            value: weight < GRAMS_IN_KILOGRAM ? detailsTexts.grams(weight) : detailsTexts.kilograms(weight),
          },
        ]
      : []),
    ...(sides.every((side) => side > 0) ? [{ name: detailsTexts.size, value: detailsTexts.millimetres(sides) }] : []),
  ]
}
