import { MAX_LINES } from '@verstak/contracts/cart'
import { countOf } from '@verstak/plural'

const productForms = { one: 'товар', few: 'товара', many: 'товаров' }

/** What the cart did when its user signed in in a browser with another cart. */
export const joiningTexts = {
  title: 'Объединили корзины',
  added: (count: number) => `Добавили из корзины до входа: ${countOf(count, productForms)}.`,
  kept: (count: number) => `Уже были в вашей корзине: ${countOf(count, productForms)}.`,
  raised: (count: number) => `Взяли большее из двух количеств: ${countOf(count, productForms)}.`,
  limited: (names: readonly string[]) => `Уменьшили до наличия: ${names.join(', ')}.`,
  left: (count: number) => `Не поместились: ${countOf(count, productForms)}. В\u00A0корзине не больше ${MAX_LINES}.`,
}
