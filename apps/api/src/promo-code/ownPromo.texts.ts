import { formatPrice } from '@verstak/money'

/** Conditions of a code in the cabinet. */
export const conditionTexts = {
  minSum: (kopecks: number) => `Заказ от ${formatPrice(kopecks)}`,
  categories: (names: readonly string[]) => `Товары из категорий: ${names.join(', ')}`,
  brands: (names: readonly string[]) => `Товары брендов: ${names.join(', ')}`,
  firstOrder: 'Только на первый заказ',
}
