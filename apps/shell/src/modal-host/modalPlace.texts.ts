/** Said when the code of the windows cannot be loaded, by a wish that has no words of its own. */
export const lostModalText = 'Произошла ошибка. Повторите попытку позже.'
