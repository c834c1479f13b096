/** @param name label of the chip: a brand, a range of prices */
export const removeLabel = (name: string): string => `Убрать: ${name}`
