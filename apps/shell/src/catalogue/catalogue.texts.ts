import { countOf } from '@verstak/plural'

const GOODS = { one: 'товар', few: 'товара', many: 'товаров' }

export const catalogueTexts = {
  title: 'Каталог',
  departments: 'Разделы каталога',
  products: (count: number) => countOf(count, GOODS),
  all: (count: number) => `Все ${countOf(count, GOODS)}`,
  more: (count: number) => `Ещё ${count}`,
  moreOf: (name: string, count: number) => `${name}: ещё ${count}`,
  brands: 'Популярные бренды',
  consumables: 'Расходные материалы',
  loading: 'Загружаем раздел',
  failure: 'Раздел не загрузился целиком',
  failureAdvice: 'Проверьте соединение или попробуйте ещё раз. Ссылки на страницы раздела работают.',
  back: (name: string) => `Назад: ${name}`,
} as const
