/** Shown when the code of the windows cannot be loaded and the request has no text of its own. */
export const lostModalText = 'Произошла ошибка. Повторите попытку позже.'
