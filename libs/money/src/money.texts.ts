/** Sign of the ruble after an amount, U+20BD. */
export const rubleSign = '₽'

/** The largest of several discounts, exactly as the specification writes it: a hyphen, no space. */
export const maximumDiscountLabel = (percent: number): string => `до -${percent}%`
