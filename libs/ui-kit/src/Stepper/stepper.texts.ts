export const lessLabel = 'Меньше'

export const moreLabel = 'Больше'

export const quantityLabel = 'Количество'

export const pieceLabel = 'шт'
