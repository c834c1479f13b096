import { isMoney, isTimestamp, referenceInWords, valueInWords } from '@verstak/contracts/valueWords'
import { formatPrice } from '@verstak/money'
import { momentOf } from '../frame/adminDates.ts'
import { fieldTexts as texts } from './editFields.texts.ts'

/** A value of a field in the journal: an id by the name of what it stands for. */
export const showChanged = (field: string, value: unknown, name: string | undefined): string =>
  referenceInWords(field, value, name) ?? showField(field, value)

/** A value of an entity's field in words, for the journal and for what others have changed. */
export function showField(field: string, value: unknown): string {
  if (isMoney(field, value)) return formatPrice(value)
  if (isTimestamp(value)) return momentOf(value)
  const words = valueInWords(field, value) ?? ''
  if (typeof words === 'boolean') return words ? texts.yes : texts.no
  return words === '' ? texts.none : typeof words === 'object' ? JSON.stringify(words) : String(words)
}
