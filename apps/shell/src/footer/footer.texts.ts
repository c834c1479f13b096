export const footerTexts = {
  rights: '© 2026 Верстак',
  label: 'Внизу страницы',
  home: 'Главная',
  catalogue: 'Каталог',
  cart: 'Корзина',
} as const
