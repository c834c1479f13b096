export const storeName = 'Верстак'
