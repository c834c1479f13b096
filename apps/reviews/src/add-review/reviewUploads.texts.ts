/** Photos and videos of a review. */
export const reviewUploadTexts = {
  title: 'Фото и видео',
  add: 'Добавить фото или видео',
  limits: 'До 10 файлов. Фото до 20 МБ: JPG, PNG, WebP, AVIF, GIF. Видео до 200 МБ: MP4, WebM.',
  wrongKind: 'Приложите фото JPG, PNG, WebP, AVIF, GIF или видео MP4, WebM.',
  first: 'первое',
  tooMany: 'К отзыву можно приложить не больше 10 файлов.',
}
