/** Headings of suggestions. */
export const suggestionLabels = {
  categories: 'Категории',
  tagPages: 'Подборки',
  manufacturers: 'Бренды',
  products: 'Товары',
}
