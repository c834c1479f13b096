export const scrollTexts = {
  top: 'Наверх',
} as const
