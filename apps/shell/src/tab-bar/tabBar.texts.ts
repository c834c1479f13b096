export const tabBarTexts = {
  label: 'Основное меню',
  home: 'Главная',
  catalogue: 'Каталог',
  cart: 'Корзина',
  favorites: 'Избранное',
  profile: 'Профиль',
} as const
