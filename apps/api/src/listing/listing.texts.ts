/** Names of the facets that the store itself gives; properties bring their own. */
export const facetNames = {
  price: 'Цена',
  availability: 'Наличие',
  brand: 'Бренд',
  rating: 'Рейтинг',
}

export const priceUnit = '₽'

/** By value id of the availability facet. */
export const availabilityNames: Record<number, string> = {
  1: 'Забрать сегодня',
  2: 'Доставить завтра',
  3: 'Под заказ',
}

/** By value id of the rating facet. */
export const ratingNames: Record<number, string> = {
  1: '4,5 и выше',
  2: 'С отзывами',
}

export const searchCrumb = 'Поиск'

/** Heading of a search; a blank one asks for words. */
export const searchTitle = (searchString: string): string =>
  searchString.trim() === '' ? 'Что найти?' : `Результаты поиска: ${searchString.trim()}`

export const saleCategoryTitle = (sale: string, category: string): string => `${sale}: ${category}`

export const categoryBrandTitle = (category: string, brand: string): string => `${category} ${brand}`
