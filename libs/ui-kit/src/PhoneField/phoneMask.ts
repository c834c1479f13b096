import type { MaskedEdit } from '../Field/useMaskedInput.ts'

/** Digits of a number without the country code. */
const NATIONAL_LENGTH = 10

/** Mobile numbers begin with 9; city codes with 3, 4, 8. Others are not taken. */
const FIRST_DIGITS = /[3489]/

/**
 * National digits (0 to 10) of a typed or pasted number. The country code is +7; a number of 11 digits may also begin
 * with 7 or with the trunk prefix 8. Digits that cannot come first are dropped.
 */
export function phoneDigits(text: string): string {
  let digits = text.replace(/\D/g, '')
  if (text.trimStart().startsWith('+7')) digits = digits.slice(1)
  else if (digits.length > NATIONAL_LENGTH && digits.startsWith('7')) digits = digits.slice(1)
  if (digits.length > NATIONAL_LENGTH && digits.startsWith('8')) digits = digits.slice(1)
  const start = digits.search(FIRST_DIGITS)
  return start === -1 ? '' : digits.slice(start, start + NATIONAL_LENGTH)
}

/** Digits in the mask `+7 (F##) ###-##-##`, as far as there are digits; empty for none. */
export function formatPhone(digits: string): string {
  if (digits === '') return ''
  const [, code = '', first = '', second = '', third = ''] = /^(.{0,3})(.{0,3})(.{0,2})(.{0,2})/.exec(digits) ?? []
  return `+7 (${code}${first && `) ${first}`}${second && `-${second}`}${third && `-${third}`}`
}

/** What a keystroke made of the field, with the caret kept beside the same digit. Takes what `EditMasked` says. */
export function editPhone(before: string, text: string, caret: number, isBackspace: boolean): MaskedEdit {
  const digits = phoneDigits(text)
  // Counted from the end: what stands right of the caret was not touched, whatever became of the prefix.
  const rest = text.slice(caret).replace(/\D/g, '').length
  const left = Math.max(0, digits.length - rest)
  if (isBackspace && digits === before && left > 0) {
    const shorter = digits.slice(0, left - 1) + digits.slice(left)
    return { digits: shorter, caret: caretAfter(shorter, left - 1) }
  }
  return { digits, caret: caretAfter(digits, left) }
}

/** Index in the formatted text right after its n-th national digit. */
function caretAfter(digits: string, count: number): number {
  if (count >= digits.length) return formatPhone(digits).length
  return formatPhone(digits.slice(0, count) || '0').length - (count === 0 ? 1 : 0)
}
