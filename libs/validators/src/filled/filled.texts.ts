/** Any required field that has no sentence of its own (ORG-027…029, VALID-031, 036). */
export const requiredMessage = 'Поле обязательно для заполнения'

/** An empty comment (VALID-030). */
export const commentRequiredMessage = 'Введите текст комментария'
