export const headerTexts = {
  cart: 'Корзина',
  infoBar: 'Сообщение магазина',
  closeInfoBar: 'Закрыть сообщение',
  advertising: 'Реклама',
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
