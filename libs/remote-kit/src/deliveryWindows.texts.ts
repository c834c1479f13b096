/** Titles of the windows of delivery. */
export const deliveryWindowTexts = {
  pickup: 'Наличие в магазинах',
  pickupOnPhone: 'Наличие',
}
