import { useMaskedInput } from '../Field/useMaskedInput.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { editPhone, formatPhone } from './phoneMask.ts'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
  /** National digits without the country code, 0 to 10: `9162041818`. */
  value: string
  /** Called with the national digits. */
  onChange: (digits: string) => void
}

/**
 * Russian telephone number in the mask `+7 (F##) ###-##-##`, where F is 3, 4, 8 or 9. Takes numbers pasted or filled in
 * by the browser with +7, 7 or 8 before them and any signs between. Backspace on a sign of the mask takes the digit
 * before it; the caret stays beside the same digit. States as of `TextField`.
 */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const masked = useMaskedInput(value, onChange, editPhone)
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 (___) ___-__-__"
      {...rest}
      {...masked}
      type="tel"
      value={formatPhone(value)}
    />
  )
}
