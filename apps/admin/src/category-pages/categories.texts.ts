/** Words of the categories' section. */
export const categoriesTexts = {
  title: 'Категории',
  caption: 'Дерево категорий',
  name: 'Категория',
  products: 'Товары',
  address: 'Адрес',
  search: 'Название или адрес',
  states: { hidden: 'скрытые', forced: 'показанные и без товаров', empty: 'без товаров' },
  shown: 'В меню',
  forced: 'и без товаров',
  hidden: 'скрыта',
  make: 'Новая категория',
  slugHint: 'Часть адреса страницы латиницей: lazernye-urovni',
  parentHint: 'Без неё — новый отдел каталога',
} as const
