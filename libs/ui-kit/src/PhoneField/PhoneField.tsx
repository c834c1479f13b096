import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { editPhone, formatPhone } from './phoneMask.ts'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** National digits without the country code, 0 to 10: `9162041818`. */
  value: string
  /** Called with the national digits. */
  onChange: (digits: string) => void
}

/** Russian telephone number in the mask `+7 (F##) ###-##-##`. Takes pasted numbers with +7, 7 and 8. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // A controlled input whose text was changed on the way loses its caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function edit(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.target
    const isBackspace = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const next = editPhone(value, text, selectionStart ?? text.length, isBackspace)
    caret.current = next.caret
    onChange(next.digits)
  }

  return (
    <TextField
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 (___) ___-__-__"
      {...rest}
      ref={input}
      type="tel"
      value={formatPhone(value)}
      onChange={edit}
    />
  )
}
