/** Exactly as the specification writes it: a hyphen, no space. */
export const maximumDiscountLabel = (percent: number): string => `до -${percent}%`
