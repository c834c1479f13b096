/** Sentences of the back office's own calls. */
export const backOfficeTexts = {
  cannotDelete: 'Удалить это нельзя, можно только снять с показа',
  /** Author of what orders and imports have changed. */
  shop: 'Магазин',
  columns: ['Когда', 'Кто', 'Что', 'Номер', 'Название', 'Действие', 'Поле', 'Было', 'Стало'],
  journalFile: 'Журнал.csv',
  yes: 'да',
  no: 'нет',
} as const
