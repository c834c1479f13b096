import { formatPrice } from '@verstak/money'

/** Why an order cannot be paid so. */
export const paymentTermsTexts = {
  notOnReceipt: 'Транспортной компании заказ оплачивают заранее: выберите другой способ',
  companiesOnly: 'Так платят только организации: выберите другой способ',
  noLimit: 'У организации нет отсрочки: выберите другой способ',
  overLimit: (left: number, sum: number) =>
    `Отсрочки не хватает: доступно ${formatPrice(left)}, а\u00A0заказ стоит ${formatPrice(sum)}. Выберите другой способ`,
}
