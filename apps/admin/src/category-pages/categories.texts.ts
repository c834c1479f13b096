/** Words of the categories' section. */
export const categoriesTexts = {
  title: 'Категории',
  caption: 'Дерево категорий',
  name: 'Категория',
  products: 'Товары',
  address: 'Адрес',
  shown: 'В меню',
  forced: 'и без товаров',
} as const
