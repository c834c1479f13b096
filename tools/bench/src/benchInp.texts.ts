/** Labels of the controls that the benchmark presses. */
export const pressed = {
  results: 'Товары',
  filters: 'Фильтры',
  apply: /^Показать/,
  cheapFirst: 'Дешевле',
  order: 'Порядок',
  add: 'В корзину',
  goOn: 'Продолжить покупки',
  favourite: /избранное/i,
  compare: /сравнени/i,
  more: /^Показать ещё/,
}
