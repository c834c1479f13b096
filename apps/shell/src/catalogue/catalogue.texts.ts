import { countOf } from '@verstak/plural'

export const catalogueTexts = {
  title: 'Каталог',
  departments: 'Разделы каталога',
  startWith: 'Начать с раздела',
  products: (count: number) => countOf(count, { one: 'товар', few: 'товара', many: 'товаров' }),
} as const
