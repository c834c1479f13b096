import type { Characteristic } from '@verstak/contracts/product'

const NO_BREAK_SPACE = '\u00A0'

/** Rows for the kit's list: the unit stays on the line of its value. */
export function characteristicItems(characteristics: readonly Characteristic[]) {
  return characteristics.map(({ name, value, unit }) => ({
    name,
    value: unit === null ? value : `${value}${NO_BREAK_SPACE}${unit}`,
  }))
}

/** So many stand beside the gallery; the rest is one press away. */
export const MAIN_CHARACTERISTICS_COUNT = 9

/** Id of the section with all of them. */
export const CHARACTERISTICS_ID = 'characteristics'
