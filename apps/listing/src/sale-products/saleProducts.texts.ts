import { countOf } from '@verstak/plural'

const ofProducts = { one: 'товар', few: 'товара', many: 'товаров' }

export const saleTexts = {
  ended: 'Распродажа закончилась',
  all: (count: number) => `Все ${countOf(count, ofProducts)}`,
} as const
