/** A code as it is stored: in capitals, without the spaces that come along when it is copied. */
export const normalizedCode = (entered: string): string => entered.replace(/\s/g, '').toLocaleUpperCase('ru-RU')
