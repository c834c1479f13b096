/** Labels of the window of pickup points, and what is typed into it. */
export const pickupLabels = {
  open: 'Где купить',
  close: 'Закрыть',
  search: 'Адрес или метро',
  inStock: /^В наличии/,
  town: 'Москва',
  streets: ['Садовая', 'Лесная', 'Заводская', 'Полевая', 'Школьная', 'Речная', 'Парковая', 'Вокзальная'],
  house: (street: string, number: number) => `${street} ул., ${number}`,
  hours: 'Пн-Пт 10:00-21:00, Сб-Вс 10:00-18:00',
  typed: 'заводская',
}
