/** Texts of advertising; error messages as in the specification (ERR-019, ERR-020). */
export const advertisingTexts = {
  label: 'Реклама',
  stub: 'Сервер вернул заглушку',
  scriptFailed: 'Ошибка загрузки adfox!',
} as const
