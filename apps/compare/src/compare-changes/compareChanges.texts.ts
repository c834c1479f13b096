/** Messages about changes of the comparison. */
export const compareChangesTexts = {
  refused: 'Внимание!',
  /** ERR-003. */
  full: 'В сравнение можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные',
} as const
