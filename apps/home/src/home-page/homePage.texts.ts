import type { Creative } from '@verstak/contracts/creative'
import type { Region } from '@verstak/contracts/region'
import { countOf, plural } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

export const STORE_NAME = 'Верстак'

const departments = { one: 'разделе', few: 'разделах', many: 'разделах' }
const shops = { one: 'магазин', few: 'магазина', many: 'магазинов' }
const inShops = { one: 'магазине', few: 'магазинах', many: 'магазинах' }
const ofProducts = { one: 'товар', few: 'товара', many: 'товаров' }

export interface CatalogueSize {
  products: number
  departments: number
}

export const homeTexts = {
  title: (shopName = STORE_NAME) => `${shopName} — инструмент и товары для стройки, ремонта, производства`,
  description: (size: CatalogueSize, region: Region) =>
    `${catalogueSize(size)}. Самовывоз из ${formatNumber(region.officesCount)} ${plural(region.officesCount, { one: 'магазина', few: 'магазинов', many: 'магазинов' })} в ${region.prepositional} и доставка курьером.`,
  heading: 'Всё для стройки, ремонта и производства',
  lead: (size: CatalogueSize, { officesCount, prepositional }: Region) =>
    `${catalogueSize(size)}. Забирайте в\u00A0${countOf(officesCount, inShops)} в ${prepositional} или ждите курьера.`,
  catalogue: 'Каталог',
  products: (count: number) => countOf(count, ofProducts),
  openCatalogue: 'Открыть каталог',
  catalogueSize,
  featured: 'Вам это понравится',
  recent: 'Вы смотрели',
  promotions: 'Акции',
  slides: 'Главное',
  cards: 'Предложения',
  openPromotion: 'Подробнее',
  advertising: ({ organizationName, organizationINN, token }: Creative) =>
    ['Реклама', organizationName, organizationINN && `ИНН ${organizationINN}`, `erid: ${token}`]
      .filter(Boolean)
      .join('. '),
  popularCategories: 'Популярные категории',
  brands: 'Бренды',
} as const

export const benefitTexts = {
  label: 'Как получить и вернуть товар',
  pickup: 'Забрать самим',
  pickupNote: ({ officesCount, prepositional }: Region) => `${countOf(officesCount, shops)} в ${prepositional}`,
  courier: 'Привезём курьером',
  carrier: 'Отправим транспортной компанией',
  returns: 'Вернуть за 30 дней',
  returnsNote: 'Если товаром не пользовались',
  call: 'Спросить по телефону',
} as const

/** «12 000 товаров в 9 разделах» */
function catalogueSize({ products, departments: count }: CatalogueSize): string {
  return `${countOf(products, ofProducts)} в ${countOf(count, departments)}`
}
