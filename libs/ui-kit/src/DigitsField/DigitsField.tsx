import { useMaskedInput } from '../Field/useMaskedInput.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { type DigitsMask, editDigits, formatDigits } from './digitsMask.ts'

export interface DigitsFieldProps
  extends DigitsMask, Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'max'> {
  /** Bare digits. */
  value: string
  /** Called with the bare digits, at most `max`. */
  onChange: (digits: string) => void
}

/**
 * Number of a fixed length that is no quantity: INN, KPP, BIK, account. Takes digits only, from a paste too, and stops at
 * `max`; in a full field a typed digit takes the place of the next one. Backspace on a space takes the digit before it;
 * the caret stays beside the same digit. States as of `TextField`.
 */
export function DigitsField({ value, onChange, max, groups, ...rest }: DigitsFieldProps) {
  const masked = useMaskedInput(value, onChange, (...keystroke) => editDigits({ max, groups }, ...keystroke))
  return <TextField inputMode="numeric" autoComplete="off" {...rest} {...masked} value={formatDigits(value, groups)} />
}
