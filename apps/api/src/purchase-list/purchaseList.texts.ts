export const purchaseListTexts = {
  nameNeeded: 'Введите название',
  nameLong: (letters: number) => `Название должно быть не длиннее ${letters} символов`,
  tooMany: (lists: number) => `Списков может быть не больше ${lists}. Удалите ненужные`,
  full: (lines: number) => `В списке может быть не больше ${lines} товаров`,
} as const
