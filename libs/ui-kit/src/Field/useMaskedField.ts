import { useRef } from 'react'
import type { ChangeEvent, FocusEvent, FocusEventHandler } from 'react'
import type { EditMasked } from './useMaskedInput.ts'

/** How the digits of a field are written. */
export interface FieldMask {
  /** Digits of a text of the field. */
  parse: (text: string) => string
  /** Text of the field for its digits. */
  format: (digits: string) => string
  edit: EditMasked
}

/** Options of an uncontrolled masked field. */
export interface MaskedFieldOptions {
  /** Digits with which it begins. */
  defaultValue?: string | undefined
  onChange?: ((digits: string) => void) | undefined
  onFocus?: FocusEventHandler<HTMLInputElement> | undefined
}

/**
 * Props of an uncontrolled input that shows formatted digits and preserves the caret position. Its form reads it like
 * any other field, so it works before this code loads.
 */
export function useMaskedField(
  { parse, format, edit }: FieldMask,
  { defaultValue = '', onChange, onFocus }: MaskedFieldOptions,
) {
  // Before the keystroke.
  const digits = useRef(defaultValue)

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isBackspace = (nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const next = edit(digits.current, target.value, target.selectionStart ?? target.value.length, isBackspace)
    digits.current = next.digits
    target.value = format(next.digits)
    // Only for the focused field: in Safari setting the caret takes the focus.
    if (target === document.activeElement) target.setSelectionRange(next.caret, next.caret)
    onChange?.(next.digits)
  }

  function focus(event: FocusEvent<HTMLInputElement>) {
    // The value may have been set by other code.
    digits.current = parse(event.target.value)
    onFocus?.(event)
  }

  return { defaultValue: format(defaultValue), onChange: change, onFocus: focus }
}
