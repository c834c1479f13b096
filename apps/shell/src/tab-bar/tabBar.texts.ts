export const tabBarTexts = {
  label: 'Основное меню',
  home: 'Главная',
  catalogue: 'Каталог',
  cart: 'Корзина',
} as const
