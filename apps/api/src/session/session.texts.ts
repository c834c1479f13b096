export const sessionTexts = {
  /** A user without name, e-mail and phone. */
  nameless: 'Личный кабинет',
  /** His data could not be read. */
  unreadable: 'Не удалось загрузить данные. Обновите страницу или попробуйте позже.',
  yandexBrowser: 'Яндекс Браузер',
  unknownDevice: 'Неизвестное устройство',
} as const
