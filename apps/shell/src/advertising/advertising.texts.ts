/** Words of the advertising; the failures are named as the specification names them (ERR-019, ERR-020). */
export const advertisingTexts = {
  label: 'Реклама',
  stub: 'Сервер вернул заглушку',
  scriptFailed: 'Ошибка загрузки adfox!',
} as const
