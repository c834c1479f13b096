export const playLabel = (title: string): string => `Смотреть видео: ${title}`

export const captionsLabel = 'Русские субтитры'

export const failureLabel = 'Видео не загрузилось.'

export const fileLabel = 'Открыть файл'
