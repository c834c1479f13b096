import { formatNumber } from '@verstak/plural/formatNumber'

/** Chosen part of a range; null is an open end. */
export interface Range {
  from: number | null
  to: number | null
}

/** Ends and step of the whole range, in the unit that is shown. */
export interface RangeBounds {
  min: number
  max: number
  step: number
}

/** Reads a typed number, with spaces between thousands and a decimal comma; null when there is none. */
export function parseRangeNumber(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : null
}

/** Text of a number in a field, `24 990` or `2,4`; empty for an open end. Has as many digits as the step. */
export function formatRangeNumber(value: number | null, step: number): string {
  return value === null ? '' : formatNumber(value, fractionDigits(step))
}

/**
 * A range within the bounds with ordered ends; an end equal to its bound becomes open. Ends in the wrong order are
 * swapped.
 */
export function normalizeRange({ from, to }: Range, { min, max }: RangeBounds): Range {
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  return {
    from: low === null || low <= min ? null : Math.min(low, max),
    to: high === null || high >= max ? null : Math.max(high, min),
  }
}

/** Share of the way from min to max, 0 to 1. */
export function shareOf(value: number, { min, max }: RangeBounds): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
}

const fractionDigits = (step: number) => String(step).split('.')[1]?.length ?? 0
