/** A field that the server refused although it looked right here. */
export const refusedMessage = 'Проверьте это поле: магазин его не принял'
