import type { Characteristic } from '@verstak/contracts/product'

const NO_BREAK_SPACE = '\u00A0'

/** Rows for `SpecificationList`: a no-break space joins value and unit. */
export function characteristicItems(characteristics: readonly Characteristic[]) {
  return characteristics.map(({ name, value, unit }) => ({
    name,
    value: unit === null ? value : `${value}${NO_BREAK_SPACE}${unit}`,
  }))
}

/** Number shown beside the gallery; the others are collapsed or further down. */
export const MAIN_CHARACTERISTICS_COUNT = 9

/** Id of the section with all of them. */
export const CHARACTERISTICS_ID = 'characteristics'
