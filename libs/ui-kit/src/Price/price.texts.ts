/** Said by screen readers before a price that is crossed out. */
export const oldPriceLabel = 'Прежняя цена:'
