import { useMaskedField } from '../Field/useMaskedField.ts'
import type { EditMasked } from '../Field/useMaskedInput.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { type DigitsMask, digitsOf, editDigits, formatDigits } from './digitsMask.ts'

export interface DigitsFieldProps
  extends DigitsMask, Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'max'> {
  /** Bare digits with which it begins. */
  defaultValue?: string
  /** Called with the bare digits, at most `max`. A form may read them from the field's text instead. */
  onChange?: (digits: string) => void
}

/**
 * Number of a fixed length that is no quantity: INN, KPP, BIK, account. Takes digits only, from a paste too, and stops at
 * `max`; in a full field a typed digit takes the place of the next one. Backspace on a space takes the digit before it;
 * the caret stays beside the same digit. States as of `TextField`.
 */
export function DigitsField({ defaultValue, onChange, onFocus, max, groups, ...rest }: DigitsFieldProps) {
  const mask = {
    parse: (text: string) => digitsOf(text, max),
    format: (digits: string) => formatDigits(digits, groups),
    edit: (...keystroke: Parameters<EditMasked>) => editDigits({ max, groups }, ...keystroke),
  }
  const masked = useMaskedField(mask, { defaultValue, onChange, onFocus })
  return <TextField inputMode="numeric" autoComplete="off" {...rest} {...masked} />
}
