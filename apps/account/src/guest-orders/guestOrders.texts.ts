import { countOf } from '@verstak/plural'

/** Orders that were placed without a sign-in come into the account. */
export const guestOrdersTexts = {
  title: 'Заказывали без входа?',
  lead: 'Добавьте в кабинет заказы, которые оформили без входа. Пришлём код на телефон из заказа.',
  phone: 'Телефон из заказа',
  add: 'Добавить заказы',
  change: 'Другой номер',
  sent: 'Отправили код на этот номер',
  found: (count: number) => `В кабинет добавлено: ${countOf(count, { one: 'заказ', few: 'заказа', many: 'заказов' })}`,
  none: 'Заказов без входа с этим номером нет. Если вы входили, когда оформляли заказ, он в том аккаунте.',
} as const
