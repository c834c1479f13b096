import { useRef } from 'react'
import type { ChangeEvent, FocusEvent } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { editPhone, formatPhone, phoneDigits } from './phoneMask.ts'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> {
  /** National digits without the country code with which it begins, 0 to 10: `9162041818`. */
  defaultValue?: string
  /** Called with the national digits. A form may as well read the text of the field by `phoneDigits`. */
  onChange?: (digits: string) => void
}

/**
 * Russian telephone number in the mask `+7 (F##) ###-##-##`, where F is 3, 4, 8 or 9. Takes numbers pasted or filled in
 * by the browser with +7, 7 or 8 before them and any signs between. Backspace on a sign of the mask takes the digit
 * before it; the caret stays beside the same digit. States as of `TextField`.
 */
export function PhoneField({ defaultValue = '', onChange, onFocus, ...rest }: PhoneFieldProps) {
  // The field itself holds the number; these are its digits before a keystroke.
  const digits = useRef(defaultValue)

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isBackspace = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const next = editPhone(digits.current, target.value, target.selectionStart ?? target.value.length, isBackspace)
    digits.current = next.digits
    target.value = formatPhone(next.digits)
    // Only there a caret may be set: in Safari setting one takes the focus.
    if (target === document.activeElement) target.setSelectionRange(next.caret, next.caret)
    onChange?.(next.digits)
  }

  function focus(event: FocusEvent<HTMLInputElement>) {
    // It may have been filled in from elsewhere.
    digits.current = phoneDigits(event.target.value)
    onFocus?.(event)
  }

  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 (___) ___-__-__"
      {...rest}
      type="tel"
      defaultValue={formatPhone(defaultValue)}
      onChange={change}
      onFocus={focus}
    />
  )
}
