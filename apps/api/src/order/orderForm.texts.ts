import { formatPrice } from '@verstak/money'

/** What is wrong with a field, by its name. */
export const formErrorTexts = {
  officeId: 'Выберите магазин, где заберёте заказ',
  address: 'Напишите адрес полностью: город, улица, дом, квартира',
  deliveryType: 'Выберите, как получить заказ',
  transportCompany: 'Выберите транспортную компанию',
  transportTown: 'Выберите город',
  intervalId: 'Выберите день и время доставки',
  floor: 'Напишите этаж числом',
  distanceKm: 'Напишите расстояние числом',
  payment: 'Выберите способ оплаты',
  organizationId: 'Выберите, на кого оформить заказ',
  comment: 'Сократите комментарий до 1000 символов',
  other: 'Проверьте это поле',
}

/** Why the order was not placed, and what to do. */
export const refusedOrderTexts = {
  failed: 'Заказ не оформлен',
  fields: 'Проверьте отмеченные поля.',
  stock: 'Часть товаров уже закончилась',
  stockText: 'Проверьте состав заказа и оформите его ещё раз.',
  price: (before: number, now: number) => `Сумма изменилась: было ${formatPrice(before)}, стало ${formatPrice(now)}`,
  priceText: 'Проверьте сумму с доставкой и подтвердите заказ.',
  promo: (before: number, now: number) =>
    `Промокод не применён: было ${formatPrice(before)}, без него ${formatPrice(now)}`,
  limit: 'Слишком много попыток подряд. Подождите минуту и нажмите ещё раз.',
  pickupOnly: 'Курьер привезёт не всё: часть товаров отдаём только в магазине. Выберите самовывоз.',
  placed: 'Заказ с этой страницы уже оформлен',
  placedText: 'Чтобы заказать ещё раз, положите товары в корзину.',
}
