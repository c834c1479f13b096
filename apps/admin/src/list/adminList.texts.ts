import { formatNumber } from '@verstak/plural/formatNumber'

/** Words of every list of the back office. */
export const adminListTexts = {
  csv: 'Скачать CSV',
  filter: 'Показать',
  reset: 'Сбросить',
  filters: 'Фильтры',
  nothing: 'Ничего не нашлось',
  advice: 'Измените или сбросьте фильтры.',
  empty: 'Здесь пока ничего нет',
  addFirst: (make: string) => `Добавьте первую запись: «${make}».`,
  any: 'все',
  range: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} из ${formatNumber(total)}`,
  keys: [
    ['J', 'K', 'строки'],
    ['Enter', 'открыть'],
    ['/', 'поиск'],
  ],
} as const
