import { formatPrice } from '@verstak/money'

export const officeMessage = 'Выберите магазин, где заберёте заказ'

export const addressMessage = 'Напишите адрес полностью: город, улица, дом, квартира'

/** What is wrong with the choices of a delivery. */
export const deliveryMessages = {
  zoneId: 'Выберите, куда везти',
  distanceKm: 'Напишите расстояние целыми километрами, до\u00A01000',
  intervalId: 'Выберите время доставки',
  floor: 'Напишите этаж: от\u00A01 до\u00A0200',
  transportTown: 'Выберите город из\u00A0списка',
  transportCompany: 'Выберите транспортную компанию',
  transportTerminal: 'Выберите терминал из\u00A0списка',
}

export const paymentMessage = 'Выберите способ оплаты'

/** Why an order was not placed and what to do. */
export const orderProblemTexts = {
  stockTitle: 'Часть товаров уже закончилась',
  stock: 'Мы обновили корзину. Проверьте её и оформите заказ ещё раз.',
  priceTitle: (before: number, now: number) =>
    `Сумма изменилась: было ${formatPrice(before)}, стало ${formatPrice(now)}`,
  promoTitle: (before: number, now: number) =>
    `Промокод не применён: было ${formatPrice(before)}, без него ${formatPrice(now)}`,
  price: 'Проверьте цены в корзине и подтвердите заказ.',
  pickupOnlyTitle: 'Курьер привезёт не всё',
  pickupOnly: (names: readonly string[]) =>
    `Выберите самовывоз или уберите из корзины то, что отдаём только в магазине: ${names.join('; ')}.`,
  deliveryTitle: 'Условия доставки изменились',
  delivery: 'Проверьте город и\u00A0компанию и\u00A0оформите заказ ещё раз.',
  limit: 'Слишком много попыток подряд. Подождите минуту и нажмите ещё раз.',
  failedTitle: 'Заказ не оформлен',
  failed: (phone: string) => `Произошла ошибка. Повторите попытку позже или закажите по телефону ${phone}.`,
  fields: 'Проверьте отмеченные поля.',
}
