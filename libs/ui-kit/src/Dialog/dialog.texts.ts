export const closeDialogLabel = 'Закрыть'

/** Label of the arrow that leads to the step before. */
export const backLabel = 'Назад'
