import { countOf, plural } from '@verstak/plural'
import { MOST_FAVORITES, MOST_FAVORITES_LISTS, MOST_WANTED } from '@verstak/contracts/favorites'
import { listNameExampleText, listNameMessages } from '@verstak/validators/favoritesListName.texts'

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
  csv: 'Скачать CSV',
  csvShort: 'CSV',
  clearTitle: (name: string) => `Очистить список «${name}»?`,
  clearText: (count: number) => `Уберём ${countOf(count, products)} и\u00A0заметки к\u00A0ним. Сам список останется.`,
  removeTitle: (name: string) => `Удалить список «${name}»?`,
  removeText: (count: number) =>
    count === 0
      ? 'Вернуть список не\u00A0получится.'
      : `В\u00A0нём ${countOf(count, products)} с\u00A0заметками. Вернуть список не\u00A0получится.`,
  removeLabel: 'Удалить',
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
  loading: 'Ищем аналоги',
  replace: 'Заменить',
  replaceBy: (name: string) => `Заменить на: ${name}`,
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

/** Access by a link. */
export const shareTexts = {
  closed: 'Видите только вы',
  closedText: 'По\u00A0ссылке будут видны товары и\u00A0количество, без заметок.',
  share: 'Поделиться',
  opened: 'Открыт по\u00A0ссылке',
  openedText: 'Видны товары и\u00A0количество. Заметки видите только вы.',
  link: 'Ссылка на список',
  copy: 'Скопировать ссылку',
  copied: 'Скопировано',
  copyByHand: 'Скопируйте ссылку из\u00A0поля',
  close: 'Закрыть доступ',
  closeTitle: 'Закрыть доступ по\u00A0ссылке?',
  closeText: 'Список сразу перестанет открываться у\u00A0всех, кому вы\u00A0её отправили. Новая ссылка будет другой.',
  closeDone: 'Доступ по\u00A0ссылке закрыт',
  windowTitle: 'Доступ к\u00A0списку',
  shareList: 'Поделиться списком',
} as const

/** A list that somebody shares. */
export const sharedTexts = {
  note: (region: string) => `С\u00A0вами поделились списком. Цены и\u00A0наличие\u00A0— сегодняшние, в\u00A0${region}.`,
  ownNote: 'Так ваш список видят те, кому вы\u00A0отправили ссылку.',
  toOwn: 'Открыть мой список',
  take: 'Скопировать в\u00A0моё избранное',
  taken: (count: number) =>
    `${plural(count, { one: 'Скопирован', few: 'Скопированы', many: 'Скопировано' })} ${countOf(count, products)}`,
  left: (count: number) => `, ещё ${countOf(count, products)} не\u00A0поместились`,
  empty: 'В\u00A0этом списке пока пусто',
  emptyAdvice: 'Владелец ещё ничего не\u00A0добавил или убрал товары.',
  unavailable: 'Список недоступен',
  unavailableAdvice: 'Владелец закрыл доступ, или в\u00A0ссылке ошибка. Попросите прислать её ещё раз.',
  mine: 'Моё избранное',
} as const

/** Lists without products. */
export const emptyTexts = {
  title: 'В\u00A0избранном пока ничего нет',
  advice:
    'Нажмите на\u00A0сердечко в\u00A0карточке товара\u00A0— он ждёт здесь, а\u00A0мы отметим, когда подешевеет или снова появится.',
  toCatalogue: 'Перейти в\u00A0каталог',
  signIn: 'Войти и\u00A0завести списки',
  list: (name: string) => `Список «${name}» пуст`,
  listAdvice: 'Перенесите сюда товары из\u00A0общего списка или добавьте из\u00A0каталога.',
  fromCommon: 'Выбрать из\u00A0общего списка',
} as const

const nameProblem = (message: string) => `Название списка: ${message}. ${listNameExampleText}`

/** Without scripts. */
export const plainTexts = {
  title: 'Настройки списков',
  create: 'Название нового списка',
  rename: 'Название этого списка',
  problems: {
    empty: nameProblem(listNameMessages.empty),
    symbols: nameProblem(listNameMessages.symbols),
    long: nameProblem(listNameMessages.long),
    quantity: `Введите количество от 1 до ${MOST_WANTED}`,
    'lists-full': `Можно создать не более ${MOST_FAVORITES_LISTS} списков. Пожалуйста, удалите неактуальные`,
    'favorites-full': `В избранное можно добавить не более ${MOST_FAVORITES} товаров. Пожалуйста, удалите неактуальные`,
    'common-list': 'Этот список нельзя переименовать или удалить',
    'sign-in-required': 'Чтобы менять списки, войдите',
    'not-found': 'Такого списка или товара больше нет',
    'rate-limited': 'Слишком много попыток. Попробуйте позже',
  },
} as const
