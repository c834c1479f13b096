/** Separate from `regionChoice.texts`, which come with the dialog. */
export const regionButtonTexts = {
  region: 'Ваш регион:',
  choose: 'Выберите город',
  moscowRegion: 'Москва и область',
} as const
