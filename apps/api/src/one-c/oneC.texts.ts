/** What 1C shows to its user when an exchange fails. */
export const ONE_C_TEXTS = {
  wrongPassword: 'Неверное имя пользователя или пароль.',
  tooMany: 'Слишком много попыток. Повторите через минуту.',
  noSession: 'Сеанс обмена не начат или истёк. Начните обмен сначала.',
  unknownMode: 'Сайт не знает такого шага обмена.',
  badName: 'Недопустимое имя файла.',
  noFile: 'Такого файла сайт не получил.',
  tooLarge: 'Файл слишком велик.',
  isImporting: 'Идёт загрузка прошлых файлов.',
  unknownType: 'Сайт обменивается только товарами и заказами.',
  failed: (words: string) => `Загрузка не удалась. ${words}`,
}
