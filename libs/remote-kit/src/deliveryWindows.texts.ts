/** Titles of the windows of courier and transport companies. */
export const deliveryWindowTexts = {
  /** Until the region's own heading is there. */
  courier: 'Доставка курьером',
  transport: 'Доставка транспортной компанией',
}
