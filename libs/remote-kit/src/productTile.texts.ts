import { plural } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

export const forCompanies = { desktop: 'для компаний', phone: 'компаниям' }

export const forPersons = { desktop: 'для физлиц', phone: 'физлицам' }

/** Label of a personal price (TILE-003). */
export const ownPriceLabel = 'Ваша цена'

/** What a guest would pay after signing in (TILE-015, 017, ROLE-006). */
export const guestPriceTexts = {
  line: { desktop: 'Персональная цена после входа', phone: 'Цена после входа' },
  title: 'Цена после входа',
}

/** @param unitName unit of the price, `м²` */
export const perUnit = (unitName: string): string => `/${unitName}`

export const pieceUnit = '/шт'

export const pickupLabel = 'Самовывоз:'

export const courierLabels = { desktop: 'Курьером:', phone: 'Курьер:' }

export const lowStock = 'мало'

/** @param count offices that have the product */
export const officesLabel = (count: number): string =>
  `${formatNumber(count)} ${plural(count, { one: 'магазин', few: 'магазина', many: 'магазинов' })}`

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const outOfStock = 'Нет в наличии'

/** @param day `5 декабря` */
export const expectedLabel = (day: string): string => `Ждём после ${day}`

export const toCartLabel = 'В корзину'

export const openProductLabel = 'Подробнее'

export const findAnalogLabel = 'Подобрать аналог'

export const arrivalLabel = 'Сообщить о поступлении'
