/** Words of the fields for files. */
export const shopUploadTexts = {
  drawing: 'Рисунок магазина',
  livery: 'Цвет рисунка',
  noDrawing: 'без рисунка',
  none: 'Фото нет',
  remove: 'Убрать фото',
  add: 'Добавить фото',
  limits: 'JPEG, PNG, WebP, AVIF или GIF до 20 МБ. Лучше от 1200 пикселей по длинной стороне.',
  wrongKind: 'Это не фото. Подойдут JPEG, PNG, WebP, AVIF и GIF.',
  documents: {
    add: 'Добавить файл',
    limits: 'PDF до 20 МБ: инструкция, сертификат, схема.',
    wrongKind: 'Это не PDF. Сохраните документ как PDF и загрузите снова.',
  },
  tooMany: 'Больше файлов сюда не поместится.',
  signedOut: 'Вход закончился: войдите снова в соседней вкладке и нажмите «Продолжить».',
  unavailable: 'Поле для файлов не загрузилось.',
  again: 'Повторить',
  coming: 'Сейчас появится поле для файлов…',
} as const
