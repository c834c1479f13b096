import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }
const departments = { one: 'разделе', few: 'разделах', many: 'разделах' }

/** Texts of `llms.txt`. */
export const llmsTexts = {
  summary: (total: number, sections: number) =>
    `Интернет-магазин инструмента и товаров для стройки, ремонта и производства: ${countOf(total, products)} в ${countOf(sections, departments)}. Для частных и корпоративных покупателей, с самовывозом и доставкой по России.`,
  note: 'Все страницы готовы на сервере и читаются без JavaScript. Цены в рублях; наличие зависит от региона.',
  catalogue: 'Каталог',
  count: (count: number) => countOf(count, products),
  pages: 'Покупателям',
  more: 'Как найти остальное',
  search: 'Поиск по каталогу',
  searchNote: 'слова запроса — в параметре what',
  sitemap: 'Карта сайта',
  api: 'API магазина (OpenAPI)',
} as const
