/** Why a file was not taken, for its sender. */
export const uploadTexts = {
  largeImage: 'Фото больше 20 МБ',
  largeVideo: 'Видео больше 200 МБ',
  notImage: 'Это не фото. Подойдут JPEG, PNG, WebP, AVIF и GIF',
  brokenImage: 'Фото повреждено, выберите другое',
  hugeImage: 'У фото слишком большое разрешение',
  noDrawing: 'Такого рисунка в магазине нет',
  notPhoto: 'Сюда подойдёт только загруженное фото',
  gone: 'Загруженного файла больше нет: загрузите его снова',
  notVideo: 'Это не видео. Подойдут MP4 и WebM',
  brokenVideo: 'Видео повреждено, выберите другое',
} as const
