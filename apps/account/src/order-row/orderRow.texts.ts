import type { OrderRow } from '@verstak/contracts/userOrders'
import { countOf } from '@verstak/plural'

/** An order in a list. */
export const orderRowTexts = {
  number: (number: string) => `№\u00A0${number}`,
  order: (number: string) => `Заказ №\u00A0${number}`,
  placed: (text: string) => `от ${text}`,
  delivery: {
    pickup: 'Самовывоз',
    courier: 'Курьер',
    transport: 'Транспортная компания',
  } as const satisfies Record<OrderRow['delivery']['type'], string>,
  products: (count: number) => countOf(count, { one: 'товар', few: 'товара', many: 'товаров' }),
  more: (count: number) => `+${count}`,
  held: (until: string) => `Держим товар до ${until}`,
  isReady: 'Можно забирать',
  when: {
    pickup: (day: string) => `Можно забрать ${day}`,
    courier: (day: string) => `Привезём ${day}`,
    transport: (day: string) => `Отправим ${day}`,
  } as const satisfies Record<OrderRow['delivery']['type'], (day: string) => string>,
  paid: 'оплачен',
  unpaid: 'ждёт оплаты',
  invoiced: 'счёт выставлен',
  byInvoice: 'по счёту',
  deferred: (day: string) => `отсрочка до ${day}`,
  onReceipt: { cash: 'наличными при получении', card: 'картой при получении' },
  pay: 'Оплатить',
  payOf: (number: string) => `Оплатить заказ №\u00A0${number}`,
  invoice: 'Счёт',
  invoiceOf: (number: string) => `Счёт на оплату заказа №\u00A0${number}, PDF`,
} as const
