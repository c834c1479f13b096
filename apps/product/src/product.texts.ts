import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

const NO_BREAK_SPACE = '\u00A0'

/** Larger stocks are shown as «more than a hundred». */
const MAX_SHOWN_STOCK = 100

const characteristicForms = { one: 'характеристика', few: 'характеристики', many: 'характеристик' }
const shopForms = { one: 'магазин', few: 'магазина', many: 'магазинов' }

const sizeWithSpaces = (millimetres: readonly number[]) =>
  millimetres.map((side) => formatNumber(side)).join(`${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`)

/** Head of the page, read by search engines. */
export const headTexts = {
  title: (name: string, regionPrepositional: string, priceKopecks: number | null) =>
    `${name} — купить в${NO_BREAK_SPACE}${regionPrepositional}${priceKopecks === null ? '' : `, цена ${formatPrice(priceKopecks)}`}`,
  /** The shell finds the shop's name by the word before it. */
  description: (name: string, regionPrepositional: string, pickupDay: string | null) =>
    `${name}: фото, характеристики, описание и аналоги. ${pickupDay === null ? 'Наличие и цены' : `Самовывоз ${pickupDay}, доставка курьером`} в${NO_BREAK_SPACE}${regionPrepositional}. Инструмент и материалы в магазине «Верстак».`,
}

/** Beside the name. */
export const titleTexts = {
  code: (code: string) => `Код товара ${code}`,
  article: (article: string) => `Артикул ${article}`,
}

/** Pictures of the product. */
export const galleryTexts = {
  /** Alternative text of a picture: the first one is the product itself. */
  alt: (name: string, index: number) => (index === 0 ? name : `${name}, фото ${index + 1}`),
}

/** Price and stock. */
export const priceTexts = {
  pieceUnit: '/шт',
  inStock: (count: number) => `В наличии ${stockCount(count)}`,
  fewLeft: (count: number) => `Мало: ${stockCount(count)}`,
  multiplicity: (count: number) => `Продаём по${NO_BREAK_SPACE}${count}${NO_BREAK_SPACE}шт`,
  perMeasure: (kopecks: number, measure: string) =>
    `${formatPrice(kopecks)}${NO_BREAK_SPACE}за${NO_BREAK_SPACE}${measure}`,
  lastPrice: 'последняя цена',
  perPack: (kopecks: number, pieces: number) =>
    `${formatPrice(kopecks)}${NO_BREAK_SPACE}за${NO_BREAK_SPACE}упаковку ${pieces}${NO_BREAK_SPACE}шт`,
  /** Label of a personal price. */
  own: 'Ваша цена',
}

/** Labels of offers (TILE-003). */
export const offerTexts = {
  discountB2B: 'Для компаний, с НДС',
  discountB2C: 'Для физлиц',
  discountAfterAuth: 'После входа',
  discountInside: priceTexts.own,
  discountB2BNewClient: 'Новым юрлицам',
  /** Beside a label without an amount. */
  firstOrder: 'скидка на первый заказ',
}

/** `40 шт`; above a hundred `> 100 шт`. */
function stockCount(count: number): string {
  const shown = count > MAX_SHOWN_STOCK ? `>${NO_BREAK_SPACE}${MAX_SHOWN_STOCK}` : String(count)
  return `${shown}${NO_BREAK_SPACE}шт`
}

/** The button and its replacements. */
export const buyTexts = {
  cartFailed: 'Корзина не загрузилась. Повторить',
  outOfStock: 'Нет в наличии',
  /** @param day `5 декабря` */
  expectedAfter: (day: string) => `Ждём после ${day}`,
  findAnalog: 'Подобрать аналог',
}

/** Delivery and returns. */
export const handoverTexts = {
  label: 'Получение и возврат',
  pickup: 'Самовывоз',
  courier: 'Курьером',
  transport: 'Транспортной компанией',
  transportNote: 'В другие города России',
  whereToBuy: 'Где купить',
  tooFew: 'Меньше, чем продаём за один раз',
  courierTerms: 'Стоимость и интервалы',
  transportTerms: 'Рассчитать стоимость',
  /** @param address of the shop */
  pointChosen: (address: string) => `Заберёте в магазине: ${address}`,
  shops: (count: number) => countOf(count, shopForms),
  nearest: (address: string) => `ближайший — ${address}`,
  courierRegion: (region: string) => `По адресу в${NO_BREAK_SPACE}${region}`,
  returns: 'Вернуть можно 30 дней',
  returnsCondition: 'Если товаром не пользовались',
}

/** Details of the product. */
export const detailsTexts = {
  characteristics: 'Характеристики',
  all: (count: number) => `Все ${countOf(count, characteristicForms)}`,
  description: 'Описание',
  packing: 'В упаковке',
  weight: 'Вес',
  kilograms: (grams: number) => `${formatNumber(grams / 1000, fractionOf(grams))}${NO_BREAK_SPACE}кг`,
  grams: (grams: number) => `${formatNumber(grams)}${NO_BREAK_SPACE}г`,
  size: 'Размеры',
  millimetres: (sides: readonly number[]) => `${sizeWithSpaces(sides)}${NO_BREAK_SPACE}мм`,
}

/** Digits after the comma that kilograms need: 1,54 — 12,5 — 3. */
function fractionOf(grams: number): number {
  if (grams % 1000 === 0) return 0
  if (grams % 100 === 0) return 1
  return grams % 10 === 0 ? 2 : 3
}

/** Alternatives to the product. */
export const analogTexts = {
  title: 'Аналоги',
  /** Text before the link to the category when an unavailable product has no analogs. */
  none: 'Близких по цене аналогов сейчас нет. Посмотрите весь раздел',
}

/** Products often bought together. */
export const accessoryTexts = { title: 'Обычно берут вместе' }

/** Rows at the end of the page. */
export const recommendationTexts = { recent: 'Вы смотрели' }
