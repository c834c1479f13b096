import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }
const categories = { one: 'категории', few: 'категорий', many: 'категорий' }

/** Question before everything is taken out. */
export const clearTexts = {
  title: 'Очистить сравнение?',
  text: (count: number, of: number) => `Уберём ${countOf(count, products)} из ${countOf(of, categories)}.`,
} as const
