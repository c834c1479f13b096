import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'
import type { SortKey } from './sorts.ts'

const productForms = { one: 'товар', few: 'товара', many: 'товаров' }
const productGenitiveForms = { one: 'товара', few: 'товаров', many: 'товаров' }
const storeName = 'Верстак'
const of = '\u00A0из\u00A0'

/** Text beside the heading: number of products, or of those that match the filters. */
export const productsNote = (total: number, totalUnfiltered: number): string =>
  total === totalUnfiltered
    ? countOf(total, productForms)
    : `${formatNumber(total)}${of}${countOf(totalUnfiltered, productGenitiveForms)}`

/** Short form for narrow places. */
export const shortProductsNote = (total: number, totalUnfiltered: number): string =>
  total === totalUnfiltered ? formatNumber(total) : `${formatNumber(total)}${of}${formatNumber(totalUnfiltered)}`

export const subcategoriesLabel = 'Разделы'

export const resultsLabel = 'Товары'

export const sortLabel = 'Порядок'

export const sortNames: Record<SortKey, string> = {
  popular: 'Популярные',
  cheap: 'Дешевле',
  expensive: 'Дороже',
  discount: 'По скидке',
  rating: 'С высоким рейтингом',
  new: 'Новинки',
}

export const viewLabel = 'Вид списка'

export const viewNames = { grid: 'Плитка', list: 'Список' }

/** Accessible name of the view button on a phone. */
export const showViewLabels = { grid: 'Показать плиткой', list: 'Показать списком' }

/** @param count how many products the next page adds */
export const showMoreLabel = (count: number): string => `Показать ещё ${formatNumber(count)}`

export const loadingLabel = 'Загружаем'

/** Announced after more products have loaded. */
export const shownProductsLabel = (shown: number, total: number): string =>
  `Показано ${formatNumber(shown)} из ${countOf(total, productGenitiveForms)}`

/** A change of filters, sorting or page failed to load. */
export const changeFailed = {
  title: 'Список не обновился',
  advice: 'Ниже то, что было до этого. Проверьте связь и попробуйте ещё раз: выбранное не потерялось.',
}

export const moreFailed = {
  title: 'Следующие товары не загрузились',
  advice: 'Проверьте связь и попробуйте ещё раз. Уже показанные товары никуда не делись.',
}

/** `<title>`: the listing, place and page number. */
export const documentTitle = ({ title }: Listing, { page, listingType }: ListingInput, place: string): string => {
  const subject = listingType === 'search' ? title : `${title} — купить в ${place}`
  return `${subject}${page > 1 ? `, страница ${formatNumber(page)}` : ''} — ${storeName}`
}

/** @param lowestKopecks cheapest product of the listing; null when unknown */
export const documentDescription = (listing: Listing, place: string, lowestKopecks: number | null): string => {
  const prices = lowestKopecks === null ? '' : `, цены от ${formatPrice(lowestKopecks)}`
  const products = countOf(listing.totalUnfiltered, productForms)
  return `${listing.title}: ${products} в магазине «${storeName}»${prices}. Самовывоз и доставка в ${place}.`
}
