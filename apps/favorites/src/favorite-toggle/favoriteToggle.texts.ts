/** Messages about favourites. */
export const favoriteToggleTexts = {
  added: 'Товар добавлен в\u00A0избранное',
  open: 'Перейти в\u00A0избранное',
  /** FAV-004. */
  addToList: 'Добавить в\u00A0список',
  refused: 'Внимание!',
  /** ERR-007. */
  full: 'В избранное можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные',
  /** ERR-006, exactly as in the specification. */
  otherwise: 'В сравнение можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные',
  /** Once per browser. */
  hint: {
    guest: 'Оно хранится в\u00A0этом браузере год',
    user: 'Оно видно на\u00A0всех ваших устройствах',
  },
}
