import { formatNumber } from '@verstak/plural/formatNumber'

/** A discount: `7` or `7,5`. */
export const percentText = (percent: number): string => formatNumber(percent, Number.isInteger(percent) ? 0 : 1)
