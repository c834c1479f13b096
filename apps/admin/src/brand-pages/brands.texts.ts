/** Words of the brands' section. */
export const brandsTexts = {
  title: 'Бренды',
  caption: 'Бренды по имени',
  search: 'Название',
  name: 'Бренд',
  country: 'Страна',
  address: 'Адрес',
  products: 'Товары',
} as const
