/** Words of the tag pages' section. */
export const tagPagesTexts = {
  title: 'Подборки',
  caption: 'Подборки по категориям',
  search: 'Название или категория',
  name: 'Подборка',
  category: 'Категория',
  filters: 'Фильтры',
  address: 'Адрес',
  make: 'Новая подборка',
  slugHint: 'Часть адреса страницы латиницей: dreli-bosch',
  filtersHint: 'Часть адреса списка после filters=, например brand:12;price:1000-5000',
} as const
