/** Field of the promo code; it comes with the page. */
export const promoFieldTexts = {
  label: 'Промокод',
  apply: 'Применить',
  applying: 'Применяем',
}
