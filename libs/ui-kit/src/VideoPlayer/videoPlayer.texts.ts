export const playLabel = (title: string, duration?: string): string =>
  `Смотреть видео: ${title}${duration ? `, ${duration}` : ''}`

export const captionsLabel = 'Русские субтитры'

export const failureLabel = 'Видео не загрузилось.'

export const fileLabel = 'Открыть файл'
