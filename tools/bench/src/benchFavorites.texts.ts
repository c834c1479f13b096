/** Labels of the page of favourites. */
export const favoritesLabels = {
  needOf: /^Сколько нужно: /,
  addNote: /^Добавить заметку: /,
  cancel: 'Отмена',
  actions: /^Действия: /,
  down: 'Опустить ниже',
  remove: 'Удалить из\u00A0списка',
}
