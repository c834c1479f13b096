/** The window of a review with its media. */
export const windowTexts = {
  title: (place: number, count: number) => `Отзыв ${place}/${count}`,
  place: (place: number, count: number) => `${place} из ${count}`,
  inReview: (count: number) => `${count} в этом отзыве`,
  previous: 'Назад',
  next: 'Вперёд',
  close: 'Закрыть',
  image: (author: string) => `Фото из отзыва, ${author}`,
  video: (author: string) => `Видео из отзыва, ${author}`,
  thumb: (place: number, count: number) => `Показать ${place} из ${count}`,
  thumbs: 'Все фото и видео',
  loading: 'Загружаем отзыв',
  buffering: 'Загружаем видео',
  videoFailed: 'Видео не загрузилось.',
  openFile: 'Открыть файл',
  product: 'Товар',
  open: 'К товару',
} as const
