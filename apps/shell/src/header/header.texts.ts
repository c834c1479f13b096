import { countOf } from '@verstak/plural'

export const headerTexts = {
  aboutBuying: 'О покупках',
  favorites: 'Избранное',
  compare: 'Сравнение',
  compareLoading: 'Загружаем сравнение',
  orders: 'Заказы',
  cart: 'Корзина',
  infoBar: 'Сообщение магазина',
  closeInfoBar: 'Закрыть сообщение',
  advertising: 'Реклама',
  forCompanies: 'Юрлицам',
  chat: 'Чат с магазином',
  call: (phone: string) => `Позвонить ${phone}`,
} as const

export const searchTexts = {
  label: 'Поиск по каталогу',
  otherLabel: 'Найти другой товар',
  submit: 'Найти',
  placeholder: {
    desktop: 'Оригинальные товары для стройки, ремонта, производства',
    phone: 'Всё для стройки, ремонта, производства',
  },
} as const

/** Texts that are rendered on the server only. */
export const navigationTexts = {
  offices: (count: number) => countOf(count, { one: 'магазин', few: 'магазина', many: 'магазинов' }),
  companies: 'Для компаний',
  vat: 'возмещение НДС до 20%',
  delivery: 'Доставка',
  payment: 'Оплата',
  promotions: 'Акции',
  service: 'Сервис',
} as const
