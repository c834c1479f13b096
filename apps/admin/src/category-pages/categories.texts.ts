/** Words of the categories' section. */
export const categoriesTexts = {
  title: 'Категории',
  caption: 'Дерево категорий',
  name: 'Категория',
  products: 'Товары',
  address: 'Адрес',
  forced: 'показана без товаров',
} as const
