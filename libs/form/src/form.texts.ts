/** Shown at a field that the server rejected although it was valid here. */
export const refusedMessage = 'Проверьте это поле: магазин его не принял'
