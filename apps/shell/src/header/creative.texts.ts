export const creativeTexts = {
  loading: 'Узнаём рекламодателя',
  unknown: 'Сведения о рекламодателе сейчас недоступны.',
  inn: (inn: string) => `ИНН ${inn}`,
  copy: 'Скопировать токен',
  copied: 'Токен скопирован',
} as const
