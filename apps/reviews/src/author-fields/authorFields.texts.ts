/** Under which name a review, question or answer stands. */
export const authorTexts = {
  name: 'Имя',
  city: 'Город',
  email: 'Email',
  change: 'Изменить',
} as const
