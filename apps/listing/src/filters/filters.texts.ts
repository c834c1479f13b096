import type { Facet } from '@verstak/contracts/listing'
import { countOf } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

const productForms = { one: 'товар', few: 'товара', many: 'товаров' }
const brandForms = { one: 'бренд', few: 'бренда', many: 'брендов' }

const NO_BREAK_SPACE = '\u00A0'

export const filtersLabel = 'Фильтры'

export const appliedFiltersLabel = 'Выбранные фильтры'

export const resetLabel = 'Сбросить всё'

/** @param total matching products; null when not counted yet or none match */
export const showProductsLabel = (total: number | null): string =>
  total === null ? 'Показать товары' : `Показать ${countOf(total, productForms)}`

export const nothingFitsLabel = 'Ничего не подходит'

/** Label of the option to include unavailable products. */
export const outOfStockLabel = 'Включая отсутствующие'

export const availabilityTitle = 'Наличие'

/** Name of a facet with its unit: `Цена, ₽`. */
export const facetTitle = ({ name, unit }: Pick<Facet, 'name' | 'unit'>): string => (unit ? `${name}, ${unit}` : name)

export const findValueLabel = (facetId: string): string => (facetId === 'brand' ? 'Найти бренд' : 'Найти значение')

export const moreValuesLabel = (facetId: string, count: number): string =>
  `Ещё ${facetId === 'brand' ? countOf(count, brandForms) : formatNumber(count)}`

export const noSuchValueLabel = 'Такого нет'

/** Chip of a chosen value: `Напряжение: 18 В`. Brands and availability need no facet name. */
export const valueChip = ({ id, name, unit }: Pick<Facet, 'id' | 'name' | 'unit'>, valueName: string): string =>
  id === 'brand' || id === 'availability'
    ? valueName
    : `${name}: ${valueName}${unit === null ? '' : NO_BREAK_SPACE + unit}`

/** Chip of a chosen range: `1 890–24 990 ₽`, `Мощность от 450 Вт`. */
export const rangeChip = (
  facet: Pick<Facet, 'id' | 'name' | 'unit'>,
  from: string | null,
  to: string | null,
): string => {
  const unit = facet.unit ? NO_BREAK_SPACE + facet.unit : ''
  const numbers =
    from !== null && to !== null
      ? `${from}–${to}`
      : from !== null
        ? `от${NO_BREAK_SPACE}${from}`
        : `до${NO_BREAK_SPACE}${to}`
  return facet.id === 'price' ? numbers + unit : `${facet.name} ${numbers}${unit}`
}
