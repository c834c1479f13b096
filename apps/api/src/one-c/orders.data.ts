import type { OrderState, PaymentType } from '@verstak/contracts/order'

/** Elements of a list of orders by what they mean. */
export const DOC = {
  root: 'КоммерческаяИнформация', document: 'Документ', container: 'Контейнер', id: 'Ид', number: 'Номер',
  requisites: 'ЗначенияРеквизитов', requisite: 'ЗначениеРеквизита', name: 'Наименование', value: 'Значение',
} as const

/** What an order is called in 1C where it stands; 1C may send these words back. */
export const STATE_NAMES: Readonly<Record<OrderState, string>> = {
  new: 'Новый', 'awaiting-payment': 'Ожидает оплаты', paid: 'Оплачен', assembling: 'Собирается', ready: 'Готов к выдаче',
  'on-the-way': 'Передан в доставку', 'handed-over': 'Выдан', cancelled: 'Отменён', 'returned-in-part': 'Возвращён частично',
  returned: 'Возвращён',
}
export const PAYMENT_NAMES: Readonly<Record<PaymentType, string>> = {
  cash: 'Наличными при получении', card: 'Картой при получении', online: 'Картой на сайте', sbp: 'СБП',
  invoice: 'По счёту', deferred: 'С отсрочкой',
}
export const DELIVERY_NAMES = { pickup: 'Самовывоз', courier: 'Курьер', transport: 'Транспортная компания' } as const

/** Words of the requisite «Статус заказа», by the state that they ask for; the first that fit count. */
export const STATE_WORDS: readonly (readonly [OrderState, RegExp])[] = [
  ['cancelled', /отмен|удал[её]н|аннулир/i],
  ['returned', /возв/i],
  ['ready', /собран|готов|скомплектован|укомплектован/i],
  ['handed-over', /выдан|вруч[её]н|выполнен(?!и)|заверш[её]н|закрыт|доставлен/i],
  ['on-the-way', /отгружен|в пути|передан|доставляется|в доставк/i],
  ['assembling', /собира|сборк|комплектуе|в работе/i],
  ['paid', /оплачен/i],
]
/** Ends of stems that would say the opposite: «не оплачен», «ожидает отгрузки». */
export const NOT_YET = /(?:^|\s)(?:не|ожида\S*|жд[её]т)\s/i
export const REQUISITES = {
  status: ['Статус заказа', 'Статус'],
  /** Yes or no. */
  cancelled: ['Отменен', 'Отменён', 'ПометкаУдаления', 'Пометка удаления'],
  paid: ['Заказ оплачен', 'Оплачен'],
  shipped: ['Отгружен', 'Отгрузка разрешена и выполнена'],
  /** Filled: it happened. */
  paidOn: ['Дата оплаты по 1С', 'Номер оплаты по 1С'],
  shippedOn: ['Дата отгрузки по 1С', 'Номер отгрузки по 1С'],
} as const
/** What the journal of an order says of a step that came from 1C; of a cancelled one the shopper reads it. */
export const STEP_REASON = 'По данным учётной системы'
export const CANCEL_REASON = 'Заказ отменён магазином'
/** A delivery among the lines, as other shops name it to 1C. */
export const DELIVERY_ID = 'ORDER_DELIVERY'
export const LINE_WORDS = { goods: 'Товар', service: 'Услуга', discount: 'Скидка', vat: 'НДС', noVat: 'Без НДС' } as const

/** Elements of the list that goes to 1C. */
export const OUT = {
  document: 'Документ', id: 'Ид', number: 'Номер', day: 'Дата', operation: 'ХозОперация', role: 'Роль', currency: 'Валюта',
  rate: 'Курс', sum: 'Сумма', buyers: 'Контрагенты', buyer: 'Контрагент', name: 'Наименование', officialName: 'ОфициальноеНаименование',
  fullName: 'ПолноеНаименование', legalAddress: 'ЮридическийАдрес', address: 'АдресРегистрации', shown: 'Представление', inn: 'ИНН',
  kpp: 'КПП', contacts: 'Контакты', contact: 'Контакт', type: 'Тип', value: 'Значение', agents: 'Представители',
  agent: 'Представитель', relation: 'Отношение', time: 'Время', comment: 'Комментарий', taxes: 'Налоги', tax: 'Налог',
  isWithin: 'УчтеноВСумме', taxRate: 'Ставка', products: 'Товары', product: 'Товар', article: 'Артикул', price: 'ЦенаЗаЕдиницу',
  quantity: 'Количество', discounts: 'Скидки', discount: 'Скидка', rates: 'СтавкиНалогов', rateOf: 'СтавкаНалога',
  requisites: 'ЗначенияРеквизитов', requisite: 'ЗначениеРеквизита',
} as const
export const OUT_WORDS = {
  operation: 'Заказ товара', seller: 'Продавец', buyer: 'Покупатель', phone: 'ТелефонРабочий', mail: 'Почта',
  contact: 'Контактное лицо', kind: 'ВидНоменклатуры', type: 'ТипНоменклатуры',
} as const
/** Requisites of an order by what they say. */
export const OUT_REQUISITES = {
  payment: 'Метод оплаты', delivery: 'Способ доставки', address: 'Адрес доставки', day: 'Дата доставки', hours: 'Время доставки',
  company: 'Перевозчик', isByAgreement: 'Стоимость доставки по договорённости', promo: 'Промокод', status: 'Статус заказа',
  changedAt: 'Дата изменения статуса', isPaid: 'Заказ оплачен', paidAt: 'Дата оплаты', isCancelled: 'Отменен',
} as const
export const LIST_HEAD = 'КоммерческаяИнформация ВерсияСхемы="2.10" ДатаФормирования'
export const PIECE_ELEMENT =
  '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>'
