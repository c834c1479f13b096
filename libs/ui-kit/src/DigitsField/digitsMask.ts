import type { MaskedEdit } from '../Field/useMaskedInput.ts'

/** How many digits there are, and how they are set apart. */
export interface DigitsMask {
  /** Most digits. */
  max: number
  /** Digits per group, `[5, 3, 1, 4, 7]`; the last one takes the rest. None: all in one. */
  groups?: readonly number[]
}

/** Digits of a typed or pasted text, not more than `max`. */
export const digitsOf = (text: string, max = Infinity): string => text.replace(/\D/g, '').slice(0, max)

/** Digits in groups with spaces between: `40702 810 9 3800 0000001`. */
export function formatDigits(digits: string, groups: readonly number[] = []): string {
  let start = 0
  const parts = groups.slice(0, -1).map((length) => digits.slice(start, (start += length)))
  return [...parts, digits.slice(start)].filter((part) => part !== '').join(' ')
}

/** What a keystroke made of the field. In a full field a digit takes the place of the next one. */
export function editDigits(
  { max, groups }: DigitsMask,
  before: string,
  text: string,
  caret: number,
  isBackspace: boolean,
): MaskedEdit {
  let left = digitsOf(text.slice(0, caret), max)
  const right = digitsOf(text.slice(caret))
  if (isBackspace && left + right === before) left = left.slice(0, -1)
  const excess = Math.max(0, left.length + right.length - max)
  return { digits: left + right.slice(excess), caret: formatDigits(left, groups).length }
}
