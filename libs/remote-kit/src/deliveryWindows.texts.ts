/** Titles of the windows of delivery. */
export const deliveryWindowTexts = {
  pickup: 'Наличие в магазинах',
  pickupOnPhone: 'Наличие',
  /** Until the region's own heading is there. */
  courier: 'Доставка курьером',
  transport: 'Доставка транспортной компанией',
}
