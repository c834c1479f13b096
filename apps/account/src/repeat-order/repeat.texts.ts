import { countOf, plural } from '@verstak/plural'

const productsOf = (count: number) => countOf(count, { one: 'товар', few: 'товара', many: 'товаров' })

/** Repeating an order. */
export const repeatTexts = {
  repeat: 'Повторить',
  repeatOrder: 'Повторить заказ',
  repeatOf: (number: string) => `Повторить заказ №\u00A0${number}`,
  repeating: 'Добавляем',
  title: 'Что будет при повторе',
  sum: 'Сейчас стоит',
  same: (count: number) => `${productsOf(count)} по той же цене`,
  dearer: (name: string, price: string, before: string) => `${name}: дороже, ${price} вместо ${before}`,
  cheaper: (name: string, price: string, before: string) => `${name}: дешевле, ${price} вместо ${before}`,
  fewer: (name: string, taken: number, wanted: number) => `${name}: есть только ${taken} из ${wanted}\u00A0шт`,
  held: (name: string) => `${name}: всё, что есть, уже в корзине`,
  gone: (name: string) => `${name}: сейчас не продаём`,
  unknown: 'Не получилось узнать, что изменилось. Повторить заказ можно и так: корзина покажет сегодняшние цены.',
  added: (count: number) =>
    `В корзину ${plural(count, { one: 'добавлен', few: 'добавлено', many: 'добавлено' })} ${productsOf(count)}`,
  nothing: 'В корзину ничего не добавлено',
  openCart: 'Перейти в корзину',
  failed: 'Не получилось. Проверьте связь и попробуйте ещё раз',
  tooOften: 'Слишком много попыток. Попробуйте через минуту',
} as const
