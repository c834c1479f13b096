import { isMoney, isTimestamp, valueInWords } from '@verstak/contracts/valueWords'
import { formatPrice } from '@verstak/money'
import { momentOf } from '../frame/adminDates.ts'
import { fieldTexts as texts } from './editFields.texts.ts'

/** A value of an entity's field in words, for the journal and for what others have changed. */
export function showField(field: string, value: unknown): string {
  if (isMoney(field, value)) return formatPrice(value)
  if (isTimestamp(value)) return momentOf(value)
  const words = valueInWords(field, value) ?? ''
  if (typeof words === 'boolean') return words ? texts.yes : texts.no
  return words === '' ? texts.none : typeof words === 'object' ? JSON.stringify(words) : String(words)
}
