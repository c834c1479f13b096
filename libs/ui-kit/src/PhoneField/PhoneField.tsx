import { useMaskedField } from '../Field/useMaskedField.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { editPhone, formatPhone, phoneDigits } from './phoneMask.ts'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
  /** National digits without the country code with which it begins, 0 to 10: `9162041818`. */
  defaultValue?: string
  /** Called with the national digits. A form may read the field's text with `phoneDigits` instead. */
  onChange?: (digits: string) => void
}

const mask = { parse: phoneDigits, format: formatPhone, edit: editPhone }

/**
 * Russian telephone number in the mask `+7 (F##) ###-##-##`, where F is 3, 4, 8 or 9. Takes numbers pasted or filled in
 * by the browser with +7, 7 or 8 before them and any signs between. Backspace on a sign of the mask takes the digit
 * before it; the caret stays beside the same digit. States as of `TextField`.
 */
export function PhoneField({ defaultValue, onChange, onFocus, ...rest }: PhoneFieldProps) {
  const masked = useMaskedField(mask, { defaultValue, onChange, onFocus })
  return (
    <TextField inputMode="tel" autoComplete="tel" placeholder="+7 (___) ___-__-__" {...rest} type="tel" {...masked} />
  )
}
