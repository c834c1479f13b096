/** Heads of an exported table, in their order. All of them are read by an import. */
export const EXPORT_HEADS = {
  id: 'Код', name: 'Наименование', article: 'Артикул', path: 'Путь раздела', category: 'Код раздела', brand: 'Бренд', price: 'Цена',
  oldPrice: 'Старая цена', weight: 'Вес, кг', size: 'Габариты, см', group: 'Группа вариантов', pictures: 'Адреса картинок',
  description: 'Описание', params: 'Характеристики',
} as const
/** Head of the pieces in an office: «Остаток [2] Магазин на Мира». */
export const stockHead = (officeId: number, name: string) => `Остаток [${officeId}] ${name}`
export const STOCK_HEAD = /^Остаток \[([^\]]{1,60})\]/i
/** Between the sections of a path. */
export const PATH_SIGN = ' / '
export const SHEET_NAME = 'Товары'
