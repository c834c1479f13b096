import { countOf } from '@verstak/plural'

export const footerTexts = {
  rights: (shopName: string) => `© 2026 ${shopName}`,
  label: 'Внизу страницы',
  catalogue: 'Каталог',
  cart: 'Корзина',
  help: 'Покупателям',
  company: 'Компания',
  social: 'Мы в сетях',
  business: 'Для компаний',
  apps: 'Приложение',
  legal: 'Документы',
  payOrder: 'Оплатить заказ',
  chat: 'Чат с магазином',
  feedback: 'Оставить отзыв о магазине',
  newsletter: 'Подписаться на рассылку',
  carrierTerms: 'Условия перевозчиков (PDF)',
  offices: (count: number, prepositional: string) =>
    `${countOf(count, { one: 'магазин', few: 'магазина', many: 'магазинов' })} в ${prepositional}`,
} as const
