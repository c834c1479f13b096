import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }
const lists = { one: 'список', few: 'списка', many: 'списков' }
const pieces = (count: number) => `${count}\u00A0шт`

/** Texts of the page `/user/favorites/`. */
export const favoritesTexts = {
  documentTitle: 'Избранное — Верстак',
  documentTitleOf: (name: string) => `${name}: избранное — Верстак`,
  sharedDocumentTitle: (name: string) => `Список «${name}» — Верстак`,
  unavailableDocumentTitle: 'Список недоступен — Верстак',
  home: 'Главная',
  title: 'Избранное',
  total: (count: number, of: number) => `${countOf(count, products)}, ${countOf(of, lists)}`,
  count: (count: number) => countOf(count, products),
  failed: 'Произошла ошибка, повторите попытку позднее',
  loading: 'Загружаем избранное',
  lists: 'Списки избранного',
  listsSheet: 'Списки',
  own: 'Мои списки',
  isOpen: 'открыт по ссылке',
  create: 'Создать список',
  rename: 'Переименовать список',
  clear: 'Очистить',
  remove: 'Удалить список',
  more: 'Ещё: переименовать, печать, CSV, очистить, удалить',
  print: 'Печать',
  share: 'Поделиться списком',
  access: 'Доступ к\u00A0списку',
  csv: 'Скачать CSV',
  guestNote: 'Войдите, чтобы сохранить избранное',
  guestAdvice: 'Оно будет на\u00A0всех ваших устройствах, а\u00A0товары можно разложить по\u00A0спискам.',
  signIn: 'Войти',
} as const

/** Which part of a list is shown, and what can be done with several products. */
export const viewTexts = {
  label: 'Показать',
  views: { all: 'Все', cheaper: 'Подешевели', back: 'Снова в\u00A0наличии', missing: 'Нет в\u00A0наличии' },
  selectAll: 'Выбрать все',
  selected: (count: number) => `Выбрано ${count}`,
  products: (count: number) => countOf(count, products),
  move: 'Переместить',
  copy: 'Скопировать',
  remove: 'Удалить',
} as const

/** A product of a list. */
export const rowTexts = {
  list: 'Товары списка',
  select: (name: string) => `Выбрать: ${name}`,
  drag: (name: string) => `Переставить: ${name}`,
  dragHint: 'Стрелки вверх и вниз переставляют товар',
  moved: (name: string, place: number, count: number) => `${name}: место ${place} из ${count}`,
  actions: (name: string) => `Действия: ${name}`,
  cheaper: (price: string) => `Подешевел на\u00A0${price}`,
  back: 'Снова в\u00A0наличии',
  code: (code: string) => `код ${code}`,
  withdrawn: 'Снят с\u00A0продажи',
  withdrawnNote: ', в\u00A0корзину не\u00A0положить',
  missing: 'Нет в\u00A0наличии',
  noPrice: ', цены пока нет',
  lastPrice: 'последняя цена',
  forPieces: (count: number) => `за\u00A0${pieces(count)}\u00A0— `,
  need: 'Нужно',
  needCaption: 'нужно',
  needOf: (name: string) => `Сколько нужно: ${name}`,
  needs: (count: number) => `Нужно ${pieces(count)}`,
  remove: 'Удалить',
  removeOf: (name: string) => `Удалить из списка: ${name}`,
  toCart: 'В\u00A0корзину',
  openProduct: 'Подробнее',
  analogsLoading: 'Ищем аналоги',
  findAnalog: 'Подобрать аналог',
  tell: 'Сообщить',
  arrival: 'Сообщить о\u00A0поступлении',
  addNote: 'Добавить заметку',
  changeNote: (note: string) => `Изменить заметку: ${note}`,
  note: 'Заметка',
  saveNote: 'Сохранить',
  change: 'Изменить',
  removeFromList: 'Удалить из\u00A0списка',
  cancel: 'Отмена',
} as const

/** Sum of a list. */
export const sumTexts = {
  title: 'Сумма списка',
  available: 'В\u00A0наличии',
  availableCount: (count: number, quantity: number) => `${countOf(count, products)}, ${pieces(quantity)}`,
  cheaper: 'Подешевели на',
  missingCount: (count: number) => countOf(count, products),
  missing: 'Нет в\u00A0наличии',
  buyAll: 'Купить всё',
  ofProducts: (available: number, count: number, quantity: number) =>
    `${available} из ${countOf(count, { one: 'товара', few: 'товаров', many: 'товаров' })}, ${pieces(quantity)}`,
} as const
