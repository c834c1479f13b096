import type { Order } from '@verstak/contracts/order'
import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'

/** The page `/user/orders/{orderGuid}/`. */
export const orderPageTexts = {
  guest: 'Заказ',
  title: (number: string) => `Заказ №\u00A0${number}`,
  placed: (text: string) => `от ${text}`,
  back: 'Мои заказы',
  print: 'Распечатать',
  delivery: {
    pickup: 'Самовывоз',
    courier: 'Доставка курьером',
    transport: 'Транспортной компанией',
  } as const satisfies Record<Order['delivery']['type'], string>,
  payment: 'Оплата',
  payments: {
    card: 'Картой при получении',
    cash: 'Наличными при получении',
    online: 'Картой онлайн',
    sbp: 'По СБП',
    invoice: 'По счёту',
    deferred: 'С отсрочкой',
  } as const satisfies Record<Order['payment'], string>,
  payUntil: (day: string) => `Оплатить до ${day}`,
  invoiceNumber: (number: string) => `Счёт №\u00A0${number}`,
  buyer: 'Покупатель',
  contact: 'Получатель',
  inn: (inn: string) => `ИНН ${inn}`,
  kpp: (kpp: string) => `КПП ${kpp}`,
  comment: 'Комментарий к заказу',
  goods: 'Товары',
  count: (products: number, pieces: number) =>
    `${countOf(products, { one: 'наименование', few: 'наименования', many: 'наименований' })}, ${pieces}\u00A0шт`,
  quantity: (pieces: number) => `${pieces}\u00A0шт`,
  withdrawn: 'больше не продаём',
  gift: 'Подарок',
  sums: 'Сумма заказа',
  goodsSum: 'Товары',
  promo: (code: string) => `Промокод ${code}`,
  applied: 'применён',
  byAgreement: 'согласует менеджер',
  free: 'бесплатно',
  total: 'Итого',
  vat: 'В том числе НДС',
  vatSum: (kopecks: number) => formatPrice(kopecks),
  documents: 'Документы',
  pdf: (day: string) => `PDF, ${day}`,
  isVoid: 'Заказ отменён',
  toList: 'Сохранить как список закупок',
} as const
