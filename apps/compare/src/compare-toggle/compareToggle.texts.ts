/** Messages about the comparison. */
export const compareToggleTexts = {
  added: 'Товар добавлен в\u00A0сравнение',
  open: 'Перейти к\u00A0сравнению',
  refused: 'Внимание!',
  /** ERR-003. */
  full: 'В сравнение можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные',
}
