export const brandTitle = 'Верстак'
