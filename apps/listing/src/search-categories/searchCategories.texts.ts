import { formatNumber } from '@verstak/plural/formatNumber'

export const searchCategoriesTitle = 'Категории'

export const allCategoriesLabel = 'Все категории'

export const moreCategoriesLabel = (count: number): string => `Ещё ${formatNumber(count)}`
