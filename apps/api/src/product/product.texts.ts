import type { DiscountType } from '@verstak/price/priceSet'

/** Who gets a lower price, in the words of a tile. */
export const saleTexts: Record<DiscountType, string> = {
  discountB2B: 'Для юрлиц',
  discountB2C: 'Для физлиц',
  discountAfterAuth: 'После входа',
  discountInside: 'Ваша цена',
  discountB2BNewClient: 'Новым юрлицам',
}

/** How many pieces come in a pack, beside a line of the cart. */
export const packName = (pieces: number): string => `упаковка, ${pieces}\u00A0шт`

/** Labels of the main store's balance. */
export const matrixLabels = { matrix: 'Матрица', x: 'X', y: 'Y', z: 'Z' }
