import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }
const pieces = (count: number) => `${count}\u00A0шт`

/* Words that come with the first press. */

/** What is done with a list as a whole. */
export const listTexts = {
  clearTitle: (name: string) => `Очистить список «${name}»?`,
  clearText: (count: number) => `Уберём ${countOf(count, products)} и\u00A0заметки к\u00A0ним. Сам список останется.`,
  clearLabel: 'Очистить',
  removeTitle: (name: string) => `Удалить список «${name}»?`,
  removeText: (count: number) =>
    count === 0
      ? 'Вернуть список не\u00A0получится.'
      : `В\u00A0нём ${countOf(count, products)} с\u00A0заметками. Вернуть список не\u00A0получится.`,
  removeLabel: 'Удалить',
} as const

/** Access by a link. */
export const accessTexts = {
  copied: 'Скопировано',
  copyByHand: 'Скопируйте ссылку из\u00A0поля',
  closeTitle: 'Закрыть доступ по\u00A0ссылке?',
  closeText: 'Список сразу перестанет открываться у\u00A0всех, кому вы\u00A0её отправили. Новая ссылка будет другой.',
  closeLabel: 'Закрыть доступ',
  closeDone: 'Доступ по\u00A0ссылке закрыт',
} as const

/** Menu of a product. */
export const menuTexts = {
  compare: 'Сравнить',
  move: 'Переместить в\u00A0список',
  copy: 'Скопировать в\u00A0список',
  up: 'Поднять выше',
  down: 'Опустить ниже',
  top: 'В\u00A0начало списка',
  remove: 'Удалить из\u00A0списка',
  compared: 'Товар добавлен в\u00A0сравнение',
} as const

/** Products that can be had instead. */
export const analogTexts = {
  title: 'Аналоги в\u00A0наличии',
  all: 'Все аналоги',
  none: 'Аналогов в\u00A0наличии пока нет',
  replace: 'Заменить',
  replaceBy: (name: string) => `Заменить на: ${name}`,
} as const

/** What became of a list that was put into the cart. */
export const reportTexts = {
  title: (added: number, all: number) =>
    added === all
      ? `В\u00A0корзине ${countOf(added, products)}`
      : `В\u00A0корзине ${countOf(added, products)} из ${all}`,
  nothingTitle: 'В\u00A0корзину ничего не\u00A0добавлено',
  added: (quantity: number) => `Добавили ${pieces(quantity)} на\u00A0`,
  toCart: 'Перейти в\u00A0корзину',
  stay: 'Остаться',
  gone: 'Закончился, пока вы\u00A0выбирали',
  limited: (count: number) => `Добавили ${pieces(count)}: больше нет в\u00A0наличии`,
  rounded: (count: number) => `Продаётся упаковками: добавили ${pieces(count)}`,
  noRoom: 'В\u00A0корзине нет места',
  missing: 'Нет в\u00A0наличии',
  missingUntil: (day: string) => `Нет в\u00A0наличии, ждём после ${day}`,
  withdrawn: 'Снят с\u00A0продажи',
  noPrice: 'Нет в\u00A0наличии, цены пока нет',
} as const
