import type { Facet } from '@verstak/contracts/listing'

export const fastFiltersLabel = 'Быстрые фильтры'

const NO_BREAK_SPACE = '\u00A0'
/** Values that are meaningless without the name of their facet. */
const ANSWERS = new Set(['да', 'нет', 'есть'])

/** Label of a value without its facet's name, `18 В` or `От сети`; null for a value that needs the name. */
export const fastFilterLabel = (
  { id, name, unit }: Pick<Facet, 'id' | 'name' | 'unit'>,
  value: string,
): string | null => {
  if (id === 'rating') return /^\d/.test(value) ? `${name} ${value}` : value
  if (unit !== null) return value + NO_BREAK_SPACE + unit
  return /\p{L}{2}/u.test(value) && !ANSWERS.has(value.toLowerCase()) ? value : null
}
