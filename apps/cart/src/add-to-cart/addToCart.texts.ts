/** The button of a product and what becomes of it. */
export const addToCartTexts = {
  add: 'В корзину',
  addBy: (multiplicity: number) => `В корзину по ${multiplicity}`,
  adding: 'Добавляем',
  inCart: 'В корзине',
  outOfStock: 'Нет в наличии',
  /** Read aloud. */
  added: 'Товар добавлен в корзину',
  removed: 'Товар убран из корзины',
}
