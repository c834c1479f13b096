/** Headings of suggestions. */
export const suggestionLabels = {
  categories: 'Категории',
  tagPages: 'Подборки',
  manufacturers: 'Бренды',
  documents: 'Статьи и страницы',
  products: 'Товары',
}
