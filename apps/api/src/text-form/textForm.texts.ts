/** What a visitor without scripts reads at a field; the pages say the same with scripts. */
export const textFormTexts = {
  rating: 'Поставьте оценку',
  long: 'Текст слишком длинный',
  lineLong: 'Введите до 100 символов',
  other: 'Проверьте это поле',
} as const
