import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

const productForms = { one: 'товар', few: 'товара', many: 'товаров' }
const changeForms = { one: 'изменение', few: 'изменения', many: 'изменений' }
const pieces = (count: number) => `${formatNumber(count)}\u00A0шт`

/** What changed in the cart without the shopper. */
export const changeTexts = {
  title: (count: number) => `Пока вас не было, в корзине ${countOf(count, changeForms)}`,
  price: 'цена',
  quantity: 'количество',
  promo: (code: string) => `Скидка по промокоду ${code}`,
  kopecks: (value: number) => formatPrice(value),
  pieces,
  noMore: 'больше нет на складе',
  gone: 'больше не купить в вашем регионе',
  back: 'снова можно купить',
  was: 'было',
  became: 'стало',
  seen: 'Понятно',
}

/** Lines that are not in the cart. */
export const asideTexts = {
  removed: (name: string) => `Товар удалён: ${name}`,
  restore: 'Вернуть',
  restoreName: (name: string) => `Вернуть в корзину: ${name}`,
  saved: 'Отложенные товары',
  count: (count: number) => countOf(count, productForms),
  returnAll: 'Вернуть всё в корзину',
  toCart: 'В корзину',
  toCartName: (name: string) => `В корзину: ${name}`,
  forget: 'Удалить',
  forgetName: (name: string) => `Удалить из отложенных: ${name}`,
  forgotten: (name: string) => `Удалили из отложенных: ${name}`,
  gone: 'Нет в наличии',
  returned: 'Перенесли в корзину',
  returnedOne: (name: string) => `Перенесли в корзину: ${name}`,
  pieces,
}
