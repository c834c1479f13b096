import type { OrderPayment, PaymentMethod, RefusalReason } from '@verstak/contracts/payment'
import { formatPrice } from '@verstak/money'
import { findOrderTexts } from './findOrder.texts.ts'

const REFUSALS: Record<RefusalReason, string> = {
  funds: 'На карте не хватает денег. Попробуйте другую карту или оплатите через СБП.',
  declined: 'Банк отклонил оплату. Попробуйте другую карту, оплатите через СБП или узнайте причину в своём банке.',
  secure: 'Банк не получил верный код подтверждения. Попробуйте ещё раз.',
  card: 'Банк не принял эту карту. Проверьте номер, срок и код или возьмите другую.',
  late: 'Время на оплату в банке вышло. Начните ещё раз.',
  other: 'Оплата не прошла, деньги не списаны. Попробуйте ещё раз.',
}

const PROBLEMS: Record<string, string> = {
  'payment-unavailable': 'Банк сейчас не отвечает. Попробуйте через минуту: деньги не списаны.',
  'order-state': 'Этот заказ сейчас нельзя оплатить: обновите страницу, чтобы увидеть, что с ним.',
  'rate-limited': 'Слишком много попыток. Подождите минуту и попробуйте снова.',
  'not-found': findOrderTexts.missing,
  unavailable: 'Магазин не ответил. Проверьте связь и попробуйте ещё раз.',
  'invalid-input': 'Укажите номер заказа цифрами и телефон, с которым он оформлен.',
}

/** Pages on which an order is paid. */
export const paymentTexts = {
  documentTitle: (number: string) => `Оплата заказа № ${number} — Верстак`,
  title: (number: string) => `Оплата заказа № ${number}`,
  sum: 'К оплате',
  orderSum: 'Сумма заказа',
  left: 'Товары отложены, на оплату осталось',
  leftOver: 'Время на оплату вышло.',
  pay: { card: 'Оплатить картой', sbp: 'Оплатить через СБП' } satisfies Record<PaymentMethod, string>,
  payNote: 'Данные карты вы введёте на странице банка: магазин их не видит.',
  again: 'Вернуться к оплате картой',
  refusedTitle: 'Оплата не прошла',
  refused: (reason: RefusalReason | null) => REFUSALS[reason ?? 'other'],
  problemTitle: 'Не получилось',
  problem: (code: string) => PROBLEMS[code] ?? 'Попробуйте ещё раз.',
  waitingTitle: 'Ждём ответ банка',
  waiting:
    'Если вы уже заплатили, ничего делать не нужно: мы узнаем об оплате сами и пришлём письмо. Страницу можно закрыть.',
  check: 'Проверить оплату',
  sbpTitle: 'Отсканируйте код камерой телефона или приложением банка',
  sbpAlt: 'QR-код для оплаты через СБП',
  sbpLink: 'Открыть приложение банка',
  sbpNote: 'Страница увидит оплату сама.',
  toOrder: 'К заказу',
  orders: 'К моим заказам',
  catalogue: 'В каталог',
  done: {
    paid: { tone: 'ok', title: 'Заказ оплачен', text: 'Спасибо! Мы получили оплату и скоро начнём собирать заказ.' },
    over: {
      tone: 'warn',
      title: 'Заказ отменён',
      text: 'Оплата не поступила вовремя или заказ отменён, товары вернулись в продажу. Оформите заказ заново.',
    },
    refunding: {
      tone: 'info',
      title: 'Возвращаем деньги',
      text: 'Заказ отменён. Деньги вернутся тем же способом, которым вы платили, обычно за три рабочих дня.',
    },
    refunded: { tone: 'ok', title: 'Деньги возвращены', text: 'Заказ отменён, банк принял возврат денег.' },
    other: { tone: 'info', title: 'Платить сейчас не нужно', text: 'По этому заказу нечего оплатить онлайн.' },
  } satisfies Partial<Record<OrderPayment['step'], { tone: 'ok' | 'warn' | 'info'; title: string; text: string }>>,
  money: formatPrice,
  missing: 'Такого заказа нет',
  missingNote:
    'Ссылка неполная, или заказ оформлен в другом браузере. Найдите его по номеру и телефону или в личном кабинете.',
  find: 'Найти заказ по номеру',
  findTitle: 'Оплатить заказ',
  findDocumentTitle: 'Оплатить заказ онлайн — Верстак',
  findLead: 'Номер заказа есть в письме и в СМС о нём. Укажите телефон, с которым заказ оформлен.',
  number: 'Номер заказа',
  phone: 'Телефон',
  findAction: 'Найти и оплатить',
  finding: 'Ищем заказ',
} as const
