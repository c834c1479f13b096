import { countOf } from '@verstak/plural'

const shops = { one: 'магазин', few: 'магазина', many: 'магазинов' }

export const officesTexts = {
  title: 'Адреса магазинов',
  head: (prepositional: string) => `Адреса магазинов в ${prepositional} — Верстак`,
  description: (prepositional: string) =>
    `Магазины «Верстак» в ${prepositional}: адреса, телефоны, часы работы, как доехать.`,
  home: 'Главная',
  count: (caption: string, count: number) => `${caption}, ${countOf(count, shops)}`,
  regions: 'Регион',
  search: 'Адрес или метро',
  submit: 'Найти',
  openNow: 'Открыты сейчас',
  none: 'Здесь пока нет наших магазинов',
  noneAdvice: 'Привезём заказ транспортной компанией.',
  noTown: 'Не нашли город',
  toDelivery: 'Доставка в регионы',
  nothing: 'Ничего не нашли',
  nothingAdvice: 'Проверьте адрес или снимите фильтр.',
  reset: 'Показать все',
  route: 'Как доехать',
  phone: 'Телефон',
  hours: 'Часы работы',
  mapLoading: 'Загружаем карту',
  mapFailed: 'Карта недоступна. Адреса — в списке слева.',
  mapRetry: 'Показать карту ещё раз',
  shown: (count: number) => `Показано: ${countOf(count, shops)}`,
  shop: 'Верстак',
  facts: [
    ['Как забрать', 'Номер заказа или телефон. Компаниям — доверенность или печать.'],
    ['Хранение', '3 дня бесплатно, продлить можно по телефону.'],
    ['Погрузка', 'До 50 кг поможем сами, тяжелее — рохля у ворот.'],
  ] as const,
}
