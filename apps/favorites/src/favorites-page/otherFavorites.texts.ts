import { countOf, plural } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }

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
