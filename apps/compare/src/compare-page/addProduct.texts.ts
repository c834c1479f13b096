import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }

/** Window that adds products. */
export const addTexts = {
  lead: (category: string, count: number) => `${category}, ${countOf(count, products)}`,
  field: 'Название, код или артикул',
  add: 'Добавить',
  addNamed: (name: string) => `Добавить к сравнению: ${name}`,
  added: 'Добавлен',
  found: (found: number, compared: number, most: number) => `Найдено ${found}, в сравнении ${compared} из ${most}`,
  nothing: 'Ничего не нашлось. Попробуйте короче или другими словами.',
  done: 'Готово',
} as const
