/** Messages about changes of lists. */
export const changeTexts = {
  refused: 'Внимание!',
  toCart: 'Перейти в\u00A0корзину',
  common: 'Общий список',
  addedTo: (name: string) => `Добавлено в\u00A0«${name}»`,
  movedTo: (name: string) => `Перенесено в\u00A0«${name}»`,
  removedFrom: (name: string) => `Удалено из\u00A0«${name}»`,
  open: 'Открыть',
  restore: 'Вернуть',
} as const

/** Name of a list as the shopper reads it. */
export const listNameOf = ({ name, isCommon }: { name: string; isCommon: boolean }): string =>
  isCommon ? changeTexts.common : name
