/** @param name what the chip says: a brand, a range of prices */
export const removeLabel = (name: string): string => `Убрать: ${name}`
