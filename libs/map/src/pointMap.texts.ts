import { countOf } from '@verstak/plural'

/** What a map says. */
export const pointMapTexts = {
  label: 'Карта',
  loading: 'Загружаем карту…',
  unavailable: 'Карта недоступна',
  unavailableNote: 'Список работает и без карты: в нём все адреса.',
  retry: 'Загрузить карту ещё раз',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  keys: 'Стрелки двигают карту, плюс и минус меняют масштаб',
  you: 'Вы здесь',
  search: 'Адрес на карте',
  find: 'Найти на карте',
  notFound: 'На карте нет такого адреса',
  cluster: (count: number) => `${countOf(count, { one: 'точка', few: 'точки', many: 'точек' })} рядом, приблизить`,
}
