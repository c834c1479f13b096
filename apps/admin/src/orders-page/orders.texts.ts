import type { OrderState } from '@verstak/contracts/order'
import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'

const orders = { one: 'заказ', few: 'заказа', many: 'заказов' }

/** Words of the list of orders. */
export const ordersTexts = {
  title: 'Заказы',
  nothing: 'Заказов пока нет',
  caption: 'Заказы, сначала новые',
  states: 'Состояние',
  all: 'Все',
  tabs: {
    new: 'Новые',
    'awaiting-payment': 'Ждут оплаты',
    paid: 'Оплачены',
    assembling: 'Собираются',
    ready: 'Готовы',
    'on-the-way': 'В доставке',
    'handed-over': 'Выданы',
    cancelled: 'Отменены',
    'returned-in-part': 'Возвращены частично',
    returned: 'Возвращены',
  } satisfies Record<OrderState, string>,
  search: 'Номер, телефон, ИНН, имя',
  delivery: 'Получение',
  anyDelivery: 'любое',
  payment: 'Оплата',
  anyPayment: 'любая',
  assembler: 'Кто собирает',
  anyAssembler: 'все заказы',
  mine: 'собираю я',
  free: 'никто не собирает',
  by: (name: string) => `собирает ${name}`,
  from: 'С дня',
  to: 'По день',
  number: 'Заказ',
  created: 'Создан',
  buyer: 'Покупатель',
  lines: 'Поз.',
  sum: 'Сумма',
  place: 'Куда',
  date: 'Срок',
  state: 'Состояние',
  inn: (inn: string) => `ИНН ${inn}`,
  due: (moment: string) => `до ${moment}`,
  returns: (count: number) => `возврат: ${count}`,
  note: (count: number) => countOf(count, orders),
  sumOf: (kopecks: number) => formatPrice(kopecks),
}
