import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

const productForms = { one: 'товар', few: 'товара', many: 'товаров' }
const pieces = (count: number) => `${formatNumber(count)}\u00A0шт`

/** The cart page as a whole. */
export const cartPageTexts = {
  documentTitle: 'Корзина — Верстак',
  title: 'Корзина',
  count: (products: number) => countOf(products, productForms),
  empty: 'В корзине пока пусто',
  emptyAdvice: 'Найдите нужное в каталоге или поиском и нажмите «В корзину».',
  toCatalogue: 'Перейти в каталог',
  addByList: 'Добавить списком',
  featured: 'Вам это понравится',
  failed: 'Корзина не загрузилась',
  failedAdvice: 'Товары в ней не пропали. Повторите через минуту или позвоните нам.',
}

/** Items of the cart. */
export const cartLineTexts = {
  list: 'Товары в корзине',
  unavailable: 'Сейчас не купить',
  code: (code: string) => `Код ${code}`,
  inStock: (count: number) => (count > 100 ? 'В наличии больше\u00A0100\u00A0шт' : `В наличии ${pieces(count)}`),
  fewLeft: (count: number) => `Мало: ${pieces(count)}`,
  outOfStock: (region: string) => `Нет в наличии в\u00A0${region}`,
  findAnalog: 'Подобрать аналог',
  perPiece: '/шт',
  soldBy: (multiplicity: number) => `Продаём по\u00A0${pieces(multiplicity)}`,
  priceChanged: (before: number, now: number) =>
    `Цена изменилась: было ${formatPrice(before)}, стало ${formatPrice(now)}`,
  left: (count: number) => `Осталось ${pieces(count)}`,
  reduced: (count: number) => `Осталось ${pieces(count)}\u00A0— уменьшили`,
  sum: 'Сумма',
  select: (name: string) => `Заказать: ${name}`,
  selectAll: 'Выбрать все',
  applySelection: 'Пересчитать по отметкам',
  removeSelected: 'Удалить выбранные',
  removedCount: (count: number) => `Удалили: ${countOf(count, productForms)}. Их можно вернуть`,
  addByList: 'Добавить списком',
  save: 'Отложить',
  saveName: (name: string) => `Отложить: ${name}`,
  savedStatus: (name: string) => `Отложили: ${name}`,
  restored: (name: string) => `Вернули в корзину: ${name}`,
  weight: (grams: number) => `Вес ${kilograms(grams)}`,
  remove: (name: string) => `Убрать из корзины: ${name}`,
  removed: (name: string) => `Убрали из корзины: ${name}`,
}

/** What the order costs. */
export const summaryTexts = {
  title: 'Ваш заказ',
  goods: (count: number) => `Товары, ${pieces(count)}`,
  weight: 'Вес',
  kilograms,
  volume: 'Объём',
  cubicMetres,
  discount: 'Скидка',
  delivery: { pickup: 'Самовывоз', courier: 'Доставка курьером', transport: 'Транспортной компанией' },
  byAgreement: 'по согласованию',
  free: 'бесплатно',
  unknown: 'пока неизвестно',
  total: 'Итого',
}

function kilograms(grams: number): string {
  return `${formatNumber(grams / 1000, fractionOf(grams))}\u00A0кг`
}

/** @param volume cm³ */
function cubicMetres(volume: number): string {
  const metres = volume / 1_000_000
  if (metres < 0.001) return `меньше 0,001\u00A0м³`
  return `${formatNumber(metres, metres < 0.1 ? 3 : 2)}\u00A0м³`
}

/** Digits after the comma that kilograms need, at most two: 12 — 12,5 — 1,54. */
function fractionOf(grams: number): number {
  if (grams % 1000 === 0) return 0
  return grams % 100 === 0 ? 1 : 2
}
