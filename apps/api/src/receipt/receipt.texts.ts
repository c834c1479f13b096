export const receiptTexts = {
  delivery: 'Доставка',
} as const
