/** The button of a product and what becomes of it. */
export const addToCartTexts = {
  add: 'В корзину',
  addBy: (multiplicity: number) => `В корзину по ${multiplicity}`,
  /** Past the cart (TILE-023). */
  buy: 'Купить',
  oneClick: 'Купить в один клик',
  adding: 'Добавляем',
  inCart: 'В корзине',
  outOfStock: 'Нет в наличии',
  /** Read aloud. */
  added: 'Товар добавлен в корзину',
  removed: 'Товар убран из корзины',
}
