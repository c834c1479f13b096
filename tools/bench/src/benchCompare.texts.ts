/** Labels of the page of the comparison. */
export const compareLabels = {
  scroller: 'Таблица сравнения, прокручивается вбок',
  onlyDifferent: 'Только отличия',
  next: 'Следующий товар',
  pin: /^Закрепить: /,
  remove: /^Убрать из сравнения: /,
}
