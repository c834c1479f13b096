/** Labels of the controls of reviews that the benchmark presses. */
export const reviewLabels = {
  search: 'дрель',
  list: 'Список отзывов',
  five: /^5\sзвёзд/,
  photos: /^С фото/,
  filters: 'Фильтры',
  apply: /^Показать \d/,
  byDate: 'По дате',
  usefulness: /Полезности/,
  phoneUsefulness: 'По полезности',
  show: 'Показать',
  more: /^Показать ещё/,
  useful: /^Полезен/,
  answer: 'Ответить',
  cancel: 'Отменить',
  variant: /^Этот вариант/,
  questions: 'Вопросы и ответы',
}
