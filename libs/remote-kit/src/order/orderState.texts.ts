import type { DeliveryType, OrderState } from '@verstak/contracts/order'

const STATES: Record<OrderState, string> = {
  new: 'Принят',
  'awaiting-payment': 'Ждёт оплаты',
  paid: 'Оплачен',
  assembling: 'Собираем',
  ready: 'Готов к выдаче',
  'on-the-way': 'В пути',
  'handed-over': 'Получен',
  cancelled: 'Отменён',
  'returned-in-part': 'Возвращён частично',
  returned: 'Возвращён',
}

const TITLES: Record<OrderState, string> = {
  new: 'оформлен',
  'awaiting-payment': 'оформлен',
  paid: 'оплачен',
  assembling: 'собирается',
  ready: 'готов к выдаче',
  'on-the-way': 'в пути',
  'handed-over': 'получен',
  cancelled: 'отменён',
  'returned-in-part': 'возвращён частично',
  returned: 'возвращён',
}

/** Where an order stands. */
export const orderStateTexts = {
  timeLine: 'Что с заказом',
  toCome: 'ещё впереди',
  state: (state: OrderState, delivery: DeliveryType) =>
    state === 'ready' && delivery !== 'pickup' ? 'Собран' : STATES[state],
  title: (number: string, state: OrderState, delivery: DeliveryType) =>
    `Заказ №\u00A0${number} ${state === 'ready' && delivery !== 'pickup' ? 'собран' : TITLES[state]}`,
  due: (text: string) => `Заказ ждёт оплаты до\u00A0${text}`,
  dueNote: 'Товары отложены для вас. Если оплата не поступит вовремя, заказ отменится.',
  pay: 'Оплатить',
  invoice: 'Скачать счёт',
  over: 'Время оплаты вышло',
  cancel: 'Отменить заказ',
  cancelQuestion: 'Отменить заказ? Товары вернутся в продажу, оплаченные деньги — вам.',
  cancelSure: 'Да, отменить',
  cancelling: 'Отменяем',
  cancelled: 'Заказ отменён',
  tooLate: (phone: string) => `Отменить заказ уже нельзя. Позвоните нам: ${phone}`,
  lost: 'Не получилось. Проверьте соединение и попробуйте ещё раз.',
  limit: 'Слишком много попыток. Попробуйте через минуту.',
}
