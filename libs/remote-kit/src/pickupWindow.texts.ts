/** Titles of the window of pickup points. */
export const pickupWindowTexts = {
  title: 'Наличие в магазинах',
  onPhone: 'Наличие',
}
