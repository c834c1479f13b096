/** Words of the brands' section. */
export const brandsTexts = {
  logoHint: 'Стоит на странице «Бренды». Лучше на белом или прозрачном фоне.',
  title: 'Бренды',
  caption: 'Бренды по имени',
  search: 'Название',
  name: 'Бренд',
  country: 'Страна',
  address: 'Адрес',
  products: 'Товары',
  state: 'В списках',
  hidden: 'скрыт',
  shown: 'показан',
  make: 'Новый бренд',
  slugHint: 'Часть адреса страницы латиницей: bosch-professional',
} as const
