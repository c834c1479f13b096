import type { OrderState } from '@verstak/contracts/order'
import { formatPrice } from '@verstak/money'
import { SHOP_NAME_PLACEHOLDER } from '../settings/withShopName.ts'

/** What a message about a step of an order says. */
export interface ToldStep {
  number: number
  to_state: OrderState
  contact_name: string
  /** Kopecks. */
  sum: number
  delivery_type: string
  /** The price of the delivery is not in the sum. */
  delivery_by_agreement: boolean
  address: string
  payment: string
  payment_due_at: Date | null
  paid_at: Date | null
  time_zone: string
  reason: string
  actor_kind: string
  /** Of the order's page; '' when it is unknown. */
  link: string
  /** Of the order's payment page, where it is paid online and waits for that. */
  payLink?: string
  /** Goods, told when the order is placed; sums in kopecks. */
  lines?: readonly { name: string; quantity: number; price: number; discount: number }[]
}

/** `20 ноября, 12:00`, in a time zone. */
export const timeIn = (time: Date, timeZone: string) =>
  new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone })
    .format(time)
    .replace(' в ', ', ')

const isPickup = ({ delivery_type }: ToldStep) => delivery_type === 'pickup'

/** A few words for a subject and an SMS. */
const TITLES: Record<OrderState, (step: ToldStep) => string> = {
  new: () => 'принят',
  'awaiting-payment': () => 'ждёт оплаты',
  paid: () => 'оплачен',
  assembling: () => 'собираем',
  ready: (step) => (isPickup(step) ? 'готов к выдаче' : 'собран'),
  'on-the-way': (step) => (isPickup(step) ? 'едет в пункт выдачи' : 'передан в доставку'),
  'handed-over': () => 'выдан',
  cancelled: () => 'отменён',
  'returned-in-part': () => 'возвращён частично',
  returned: () => 'возвращён',
}

const SENTENCES: Record<OrderState, (step: ToldStep) => string> = {
  new: () => 'Мы приняли ваш заказ и скоро начнём его собирать.',
  'awaiting-payment': ({ payment_due_at: due, time_zone }) =>
    `Товары отложены для вас${due ? ` до ${timeIn(due, time_zone)}` : ''}. Если до этого времени оплата не поступит, заказ отменится сам.`,
  paid: () => 'Мы получили оплату и скоро начнём собирать заказ.',
  assembling: () => 'Мы начали собирать ваш заказ.',
  ready: (step) =>
    isPickup(step) ? `Заказ можно забрать: ${step.address}.` : 'Заказ собран и ждёт передачи в доставку.',
  'on-the-way': ({ address }) => `Заказ в пути: ${address}.`,
  'handed-over': () =>
    'Спасибо за покупку! Если товар не подошёл, его можно вернуть в течение 7 дней; о браке сообщите на странице заказа.',
  cancelled: (step) => cancelledText(step),
  'returned-in-part': () => 'Мы приняли возврат части заказа.',
  returned: () => 'Мы приняли возврат всего заказа.',
}

function cancelledText({ actor_kind, reason, paid_at }: ToldStep): string {
  const why = {
    shopper: 'Заказ отменён по вашей просьбе.',
    staff: `Нам пришлось отменить заказ${reason === '' ? '' : `: ${reason}`}.`,
    system: 'Оплата не поступила вовремя, поэтому заказ отменён, а товары вернулись в продажу.',
  }[actor_kind]
  return `${why ?? ''}${paid_at ? ' Деньги вернутся тем же способом, которым вы платили.' : ''}`
}

export function orderMail(step: ToldStep): { subject: string; text: string } {
  const subject = `Заказ № ${step.number}: ${TITLES[step.to_state](step)}`
  const agreement = step.delivery_by_agreement ? ' без доставки. Стоимость доставки согласует менеджер' : ''
  const sum = `Сумма заказа: ${formatPrice(step.sum)}${agreement}`
  const link = step.link === '' ? '' : `\n\nВаш заказ: ${step.link}`
  const goods = (step.lines ?? []).map(
    ({ name, quantity, price, discount }) =>
      `${name}, ${quantity}\u00A0шт — ${formatPrice(price * quantity - discount)}\n`,
  )
  const pay = step.payLink === undefined ? '' : `\n\nОплатить: ${step.payLink}`
  const text = `Здравствуйте, ${step.contact_name}!\n\n${SENTENCES[step.to_state](step)}\n\n${goods.join('')}${sum}${pay}${link}`
  return { subject, text }
}

export const orderSms = (step: ToldStep) =>
  `${SHOP_NAME_PLACEHOLDER}: заказ № ${step.number} ${TITLES[step.to_state](step)}`
