import { formatNumber } from '@verstak/plural/formatNumber'

/** Words of every list of the back office. */
export const adminListTexts = {
  csv: 'Скачать CSV',
  filter: 'Показать',
  reset: 'Сбросить',
  filters: 'Фильтры',
  filtersOf: (list: string) => `Фильтры: ${list}`,
  nothing: 'Ничего не нашлось',
  advice: 'Измените или сбросьте фильтры.',
  past: 'Такой страницы нет: выберите другую',
  empty: 'Здесь пока ничего нет',
  addFirst: (make: string) => `Добавьте первую запись: «${make}».`,
  any: 'все',
  range: (from: number, to: number, total: number) =>
    `${formatNumber(from)}–${formatNumber(to)} из ${formatNumber(total)}`,
  refused: 'Список показан не весь так, как просит адрес',
  without: (typed: string, words: string) => `«${typed}»: ${words}, фильтр не применён`,
  withoutPage: (typed: string) => `«${typed}»: такой страницы нет, показана первая`,
  noValue: 'такого значения нет',
  noDay: 'это не дата',
  tooLong: 'слишком длинно',
  keys: [
    ['J', 'K', 'строки'],
    ['Enter', 'открыть'],
    ['/', 'поиск'],
  ],
} as const
