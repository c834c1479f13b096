import { formatNumber } from './formatNumber.ts'

/**
 * Forms of one Russian noun.
 * `one` goes with 1, 21, 101; `few` with 2–4, 22–24; `many` with 0, 5–20, 11–14, 111 and so on.
 */
export interface PluralForms {
  one: string
  few: string
  many: string
}

/**
 * Form of a noun for a number. Source: CLDR cardinal rules for `ru`, implemented here because Intl would cost a
 * product list more time than its prices. The sign does not matter; a fraction takes the genitive singular, which is
 * `few` for nouns (2,5 товара).
 */
export function plural(count: number, forms: PluralForms): string {
  const lastTwo = Math.abs(count) % 100
  const last = lastTwo % 10
  if (!Number.isInteger(count)) return forms.few
  if (last === 1 && lastTwo !== 11) return forms.one
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? forms.few : forms.many
}

/** Formatted number and its noun, joined by no-break spaces: `2 148 товаров`. */
export function countOf(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}\u00A0${plural(count, forms)}`
}
