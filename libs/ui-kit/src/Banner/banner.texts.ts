export const closeBannerLabel = 'Скрыть сообщение'
