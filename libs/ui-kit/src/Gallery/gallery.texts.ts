export const galleryTexts = {
  label: 'Фотографии товара',
  thumbnails: 'Выбор фотографии',
  view: (number: number, count: number) => `Фото ${number} из ${count}`,
  open: 'Во весь экран',
  close: 'Закрыть',
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  zoomIn: 'Крупнее',
  zoomOut: 'Мельче',
}
