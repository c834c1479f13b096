export const navigationTexts = {
  skip: 'Перейти к содержанию',
  loading: 'Страница загружается',
} as const
