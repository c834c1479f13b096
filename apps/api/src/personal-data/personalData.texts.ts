import { SHOP_NAME_PLACEHOLDER } from '../settings/withShopName.ts'

export const personalDataTexts = {
  noEmail: 'Сначала укажите email в профиле',
  fileName: (shopName: string) => `Мои данные — ${shopName}.json`,
  /** The last mail to a user. */
  deleted: (supportPhone: string) => ({
    subject: 'Аккаунт удалён',
    text: `Ваш аккаунт в магазине «${SHOP_NAME_PLACEHOLDER}» удалён вместе с корзиной, избранным, сравнением, списками, историей поиска и подписками.\n\nЗаказы, чеки и закрывающие документы магазин хранит ещё пять лет: этого требуют законы о бухгалтерском учёте и о налогах. Записи о ваших согласиях хранятся три года после отзыва.\n\nЕсли это были не вы, позвоните: ${supportPhone}.`,
  }),
} as const
