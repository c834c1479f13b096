export const notificationsLabel = 'Уведомления'
