import { plural } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'
import { formatPrice } from '@verstak/money'

const NBSP = '\u00A0'
const placeForms = { one: 'место', few: 'места', many: 'мест' }

const digitsOf = (value: number) =>
  Number.isInteger(value) ? 0 : Number.isInteger(Math.round(value * 1000) / 100) ? 1 : 3
const decimal = (value: number) =>
  formatNumber(value, digitsOf(value))
    .replace(/(,\d*?)0+$/, '$1')
    .replace(/,$/, '')

/** `2,9 кг` */
export const kilograms = (grams: number): string => `${decimal(grams / 1000)}${NBSP}кг`
/** `0,2 м³` */
export const cubicMetres = (litres: number): string => `${decimal(litres / 1000)}${NBSP}м³`

/** What the courier window says. */
export const courierTexts = {
  loading: 'Узнаём условия доставки',
  failed: 'Условия доставки не загрузились',
  none: (region: string) => `Курьеры пока не доставляют в${NBSP}${region}`,
  noneAdvice: 'Заберите заказ в магазине или отправим его транспортной компанией.',
  tabs: 'Доставка курьером',
  cost: 'Стоимость доставки',
  intervals: 'Интервалы доставки',
  lifting: 'Стоимость Подъема заказа',
  liftingInMoscow: 'Подъем заказа',
  yours: 'Ваш товар:',
  bring: (day: string) => `Привезём ${day}`,
  deliveryFor: (zone: string, price: number) => `${zone} — ${formatPrice(price)}.`,
  thisProduct: 'этот товар',
  weightAndVolume: 'Вес и объём заказа',
  rate: (grams: number, litres: number) => `до${NBSP}${kilograms(grams)}, до${NBSP}${cubicMetres(litres)}`,
  perKm: (kopecks: number) => `+${NBSP}${formatPrice(kopecks)}/км`,
  byAgreement: 'по договорённости',
  freeFrom: (sum: number, grams: number, zone: string) =>
    `От ${formatPrice(sum)} доставка до${NBSP}${kilograms(grams)} в${NBSP}зоне «${zone}» бесплатна.`,
  days: 'День доставки',
  dayOff: 'В этот день курьеры не ездят.',
  time: 'Время',
  left: 'Свободно',
  orderUntil: 'Заказать до',
  surcharge: 'К стоимости',
  exact: ', к часу',
  status: {
    free: 'свободно',
    full: 'мест нет',
    closed: 'закрыто',
  },
  few: (left: number) => `осталось ${left}${NBSP}${plural(left, placeForms)}`,
  plus: (kopecks: number) => (kopecks === 0 ? formatPrice(0) : `+${NBSP}${formatPrice(kopecks)}`),
  local: 'За 30 минут до приезда позвонит водитель. Время местное.',
  heaviest: 'Вес самого тяжёлого места',
  elevator: 'На лифте',
  stairs: 'Без лифта, за этаж',
  upTo: (grams: number, note: string) => `до${NBSP}${kilograms(grams)}${note && `, ${note}`}`,
  above: (grams: number, note: string) => `свыше ${kilograms(grams)}${note && `, ${note}`}`,
  anyWeight: 'любой вес',
  free: 'бесплатно',
  liftTitle: 'Если груз не входит в лифт',
  lift: (sides: readonly number[]) =>
    `Габариты больше ${sides.map((side) => formatNumber(side)).join(`${NBSP}×${NBSP}`)}${NBSP}мм считаются без лифта. Первый этаж — это один подъём.`,
}
