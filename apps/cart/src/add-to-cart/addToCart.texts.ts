/** Texts of the button and its results. */
export const addToCartTexts = {
  add: 'В корзину',
  addBy: (multiplicity: number) => `В корзину по ${multiplicity}`,
  /** Without the cart (TILE-023). */
  buy: 'Купить',
  oneClick: 'Купить в один клик',
  adding: 'Добавляем',
  inCart: 'В корзине',
  outOfStock: 'Нет в наличии',
  /** Announced by screen readers. */
  added: 'Товар добавлен в корзину',
  removed: 'Товар убран из корзины',
}
