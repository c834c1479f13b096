export const closeToastLabel = 'Закрыть уведомление'
