import { isPhotoGuid } from '@verstak/contracts/photo'

/** Views of a drawing. */
export const VIEW_NAMES: Readonly<Record<string, string>> = {
  main: 'общий вид',
  reverse: 'с другой стороны',
  detail: 'крупно',
  dimensions: 'размеры',
  packing: 'упаковка',
}

/** Names of fields by the kind of thing, for forms and the journal. */
export const FIELD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: {
    name: 'Название',
    description: 'Описание',
    isActive: 'В продаже',
    categoryId: 'Категория',
    brandId: 'Бренд',
    price: 'Цена',
    oldPrice: 'Старая цена',
    businessPrice: 'Цена для компаний',
    nameplates: 'Метки',
    stock: 'Остатки',
    properties: 'Характеристики',
    pictures: 'Фото и рисунки',
    documents: 'Файлы',
    multiplicity: 'Кратность',
    weight: 'Вес, г',
    length: 'Длина, мм',
    width: 'Ширина, мм',
    height: 'Высота, мм',
    deliveryWarning: 'Предупреждение о доставке',
  },
  brand: {
    name: 'Название',
    slug: 'Адрес',
    country: 'Страна',
    isHidden: 'Скрыть из меню и списков',
    logo: 'Логотип',
  },
  category: {
    name: 'Название',
    slug: 'Адрес',
    isForceShow: 'Показывать и без товаров',
    isHidden: 'Скрыть из меню и списков',
    picture: 'Картинка',
    parentId: 'Лежит в категории',
    place: 'Место среди соседних',
  },
  redirect: { from: 'Откуда', to: 'Куда', isPermanent: 'Навсегда (301)' },
  settings: {
    supportPhone: 'Телефон поддержки',
    companyLinks: 'О компании',
    socialLinks: 'Мы в сетях',
    businessLinks: 'Для компаний',
    appLinks: 'Приложение',
    mostWithdrawn: 'Сколько товаров источника снимать без вопроса, %',
  },
  requisites: {
    name: 'Название',
    fullName: 'Полное название',
    inn: 'ИНН',
    kpp: 'КПП',
    ogrn: 'ОГРН или ОГРНИП',
    address: 'Адрес',
    account: 'Расчётный счёт',
    bank: 'Банк',
    bic: 'БИК',
    correspondent: 'Корреспондентский счёт',
    director: 'Руководитель',
    accountant: 'Бухгалтер',
  },
  staff: { isStaff: 'Сотрудник', role: 'Роль' },
  flag: { isOn: 'Действует', rules: 'Правила' },
  'promo-code': {
    code: 'Промокод',
    name: 'Что даёт, словами покупателя',
    kind: 'Вид скидки',
    percent: 'Процент',
    giftSku: 'Код товара-подарка',
    amount: 'Сумма или предел скидки',
    minSum: 'От суммы заказа',
    audience: 'Для кого',
    isFirstOrder: 'Только на первый заказ',
    startsAt: 'Начало',
    endsAt: 'Конец',
    maxUses: 'Всего применений',
    maxUsesPerPhone: 'Применений на телефон',
    isListed: 'Показывать в кабинете',
  },
  'info-bar': {
    text: 'Текст',
    link: 'Куда ведёт',
    backgroundColor: 'Цвет фона',
    textColor: 'Цвет текста',
    hasCloseButton: 'Можно закрыть',
    startsAt: 'Начало',
    endsAt: 'Конец',
    position: 'Место',
    advertiserName: 'Рекламодатель',
    advertiserInn: 'ИНН рекламодателя',
    advertisingToken: 'Токен (erid)',
  },
  promotion: {
    name: 'Название',
    url: 'Куда ведёт',
    note: 'Вторая строка',
    action: 'Надпись на ссылке',
    place: 'Место на главной',
    picture: 'Картинка',
    audience: 'Для кого',
    regionId: 'Регион',
    startsAt: 'Начало',
    endsAt: 'Конец',
    position: 'Порядок',
    advertiserName: 'Рекламодатель',
    advertiserInn: 'ИНН рекламодателя',
    advertisingToken: 'Токен (erid)',
  },
  organization: {
    wholesaleType: 'Вид опта',
    wholesaleLevel: 'Уровень опта, 0–4',
    deferredLimit: 'Отсрочка до суммы',
    deferredDays: 'Отсрочка, дней',
    hasExtendedAccess: 'Расширенный доступ',
  },
  order: {
    status: 'Состояние',
    reason: 'Причина',
    assembler: 'Собирает',
    mark: 'Код маркировки',
    refund: 'Возврат денег',
    amount: 'Сумма возврата',
  },
  return: { state: 'Решение', amount: 'К возврату', refunded: 'Деньги отданы' },
  release: { published: 'Опубликована версия', stable: 'Для всех', canary: 'Проба', reason: 'Причина' },
  user: { endedSessions: 'Завершено сеансов' },
  review: { state: 'Состояние', refusal: 'Причина отказа' },
  discussion: { state: 'Состояние', refusal: 'Причина отказа', answer: 'Ответ' },
  'moderation-words': { words: 'Слова' },
  content: {
    title: 'Название',
    lead: 'Подзаголовок',
    description: 'Описание для поисковиков',
    author: 'Автор',
    cover: 'Обложка',
    blocks: 'Текст',
    publishedAt: 'Публикация',
    path: 'Адрес',
  },
  'tag-page': { categoryId: 'Категория', name: 'Название', slug: 'Адрес', filters: 'Фильтры', position: 'Место' },
}

/** States of texts, returns and refunds; those of orders have their own. */
export const STATE_WORDS: Readonly<Record<string, string>> = {
  waiting: 'ждёт',
  approved: 'одобрено',
  refused: 'отказано',
  requested: 'запрошен',
  queued: 'отправлен',
  succeeded: 'деньги вернулись',
  failed: 'не прошёл, верните деньги сами',
}

/** Sentences for the flags of the schemas, by flag. */
export const FLAG_WORDS: Readonly<Record<string, string>> = {
  empty: 'Заполните поле',
  long: 'Слишком длинно',
  slug: 'Латинские буквы, цифры и дефисы: bosch-professional',
  whole: 'Нужно целое число',
  small: 'Слишком мало',
  large: 'Слишком много',
  number: 'Нужно число',
  code: 'От 3 до 40 знаков без пробелов',
  color: 'Цвет — решётка и шесть знаков от 0 до f',
  link: 'Адрес магазина /brands/ или https://…',
  path: 'Путь со слешем в начале, без имени сайта и знака вопроса: /catalog/bosch.html',
  own: 'Страница магазина без имени сайта: /brands/',
  inn: 'ИНН — 10 или 12 цифр',
  kpp: 'КПП — 9 цифр',
  ogrn: 'ОГРН — 13 цифр, ОГРНИП — 15',
  bic: 'БИК — 9 цифр',
  account: 'Номер счёта — 20 цифр',
  phone: 'Телефон — 11 цифр: 8 800 000-00-00 или +7 495 000-00-00',
  outer: 'Адрес другого сайта целиком: https://vk.com/magazin',
  many: 'Слишком много',
  moment: 'Нужны день и время',
}

/** A flag without words of its own. */
export const WRONG_VALUE = 'Это значение не подходит'

/** Kinds of a product's documents. */
export const DOCUMENT_KIND_NAMES = { instruction: 'Инструкция', certificate: 'Сертификат', other: 'Другое' } as const

/** Labels of photos. */
export const NAMEPLATE_NAMES = { discount: 'Скидка', hit: 'Хит', new: 'Новинка', pro: 'Для профи' } as const

/** Words of fields. */
export const fieldTexts = {
  rubles: 'рубли',
  none: 'нет',
  any: 'любые',
  up: (name: string) => `Раньше: ${name}`,
  down: (name: string) => `Позже: ${name}`,
  /** Photos by the beginning of their guid, to tell one from the other. */
  picture: (view: string) => (isPhotoGuid(view) ? `фото ${view.slice(0, 6)}` : (VIEW_NAMES[view] ?? view)),
  remove: (name: string) => `Убрать: ${name}`,
} as const
