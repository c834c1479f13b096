export const lastPriceLabel = 'последняя цена'
