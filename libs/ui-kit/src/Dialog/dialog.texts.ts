export const closeDialogLabel = 'Закрыть'
