import { MAX_LINES } from '@verstak/contracts/cart'
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
  featured: 'Вам это понравится',
  failed: 'Корзина не загрузилась',
  failedAdvice: 'Товары в ней не пропали. Повторите через минуту или позвоните нам.',
  noScript: (phone: string) =>
    `Чтобы изменить корзину и оформить заказ на сайте, включите JavaScript. Или закажите по телефону ${phone}.`,
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
  remove: (name: string) => `Убрать из корзины: ${name}`,
  removed: (name: string) => `Убрали из корзины: ${name}`,
}

/** What the cart did when its user signed in in a browser with another cart. */
export const joiningTexts = {
  title: 'Объединили корзины',
  added: (count: number) => `Добавили из корзины до входа: ${countOf(count, productForms)}.`,
  kept: (count: number) => `Уже были в вашей корзине: ${countOf(count, productForms)}.`,
  raised: (count: number) => `Взяли большее из двух количеств: ${countOf(count, productForms)}.`,
  limited: (names: readonly string[]) => `Уменьшили до наличия: ${names.join(', ')}.`,
  left: (count: number) => `Не поместились: ${countOf(count, productForms)}. В\u00A0корзине не больше ${MAX_LINES}.`,
}

/** What the order costs. */
export const summaryTexts = {
  title: 'Ваш заказ',
  goods: (count: number) => `Товары, ${pieces(count)}`,
  weight: 'Вес',
  kilograms: (grams: number) => `${formatNumber(grams / 1000, fractionOf(grams))}\u00A0кг`,
  discount: 'Скидка',
  delivery: { pickup: 'Самовывоз', courier: 'Доставка курьером' },
  free: 'бесплатно',
  total: 'Итого',
}

/** Digits after the comma that kilograms need, at most two: 12 — 12,5 — 1,54. */
function fractionOf(grams: number): number {
  if (grams % 1000 === 0) return 0
  return grams % 100 === 0 ? 1 : 2
}
