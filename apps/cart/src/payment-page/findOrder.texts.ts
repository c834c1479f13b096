/** Errors of the form that finds an order to pay. */
export const findOrderTexts = {
  number: 'Укажите номер заказа цифрами',
  missing: 'Заказа с таким номером и телефоном нет. Проверьте номер в письме о заказе.',
} as const
