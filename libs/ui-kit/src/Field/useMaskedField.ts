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

/** What a field that holds its own text takes of its owner. */
export interface MaskedFieldOptions {
  /** Digits with which it begins. */
  defaultValue?: string | undefined
  onChange?: ((digits: string) => void) | undefined
  onFocus?: FocusEventHandler<HTMLInputElement> | undefined
}

/**
 * Gives an input that holds its own text what it needs to show formatted digits and keep its caret beside the same digit.
 * Its form reads it as any other field, so it works before this code is here.
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
    // Only there a caret may be set: in Safari setting one takes the focus.
    if (target === document.activeElement) target.setSelectionRange(next.caret, next.caret)
    onChange?.(next.digits)
  }

  function focus(event: FocusEvent<HTMLInputElement>) {
    // It may have been filled in from elsewhere.
    digits.current = parse(event.target.value)
    onFocus?.(event)
  }

  return { defaultValue: format(defaultValue), onChange: change, onFocus: focus }
}
