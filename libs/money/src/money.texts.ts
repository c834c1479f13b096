/** Sign of the ruble after an amount, U+20BD. */
export const rubleSign = '₽'
