/** A part whose code comes with the press that opens it. */
export const latePartTexts = {
  coming: 'Загружаем',
  failed: 'Не загрузилось. Проверьте связь',
} as const
