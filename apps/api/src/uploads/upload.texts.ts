/** Why a file was not taken, for its sender. */
export const uploadTexts = {
  largeImage: 'Фото больше 20 МБ',
  largeVideo: 'Видео больше 200 МБ',
  notImage: 'Это не фото. Подойдут JPEG, PNG, WebP, AVIF и GIF',
  brokenImage: 'Фото повреждено, выберите другое',
  hugeImage: 'У фото слишком большое разрешение',
  notDocument: 'Это не PDF. Сохраните документ как PDF и загрузите снова',
  brokenDocument: 'PDF повреждён или загрузился не весь, выберите другой',
  activeDocument: 'В PDF есть сценарии или вложенные файлы. Сохраните его без них (печать в PDF)',
  noDrawing: 'Такого рисунка в магазине нет',
  notPhoto: 'Сюда подойдёт только загруженное фото',
  gone: 'Загруженного файла больше нет: загрузите его снова',
  notVideo: 'Это не видео. Подойдут MP4 и WebM',
  brokenVideo: 'Видео повреждено, выберите другое',
} as const
