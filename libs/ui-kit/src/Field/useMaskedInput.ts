import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** State of a masked field: its digits and where the caret stands in their formatted text. */
export interface MaskedEdit {
  digits: string
  /** Caret as an index in the formatted text. */
  caret: number
}

/**
 * What a keystroke made of a field.
 *
 * @param before digits before the keystroke
 * @param text text of the field after it
 * @param caret caret in that text
 * @param isBackspace the keystroke deleted what was left of the caret; on a sign of the mask it takes the digit before it
 */
export type EditMasked = (before: string, text: string, caret: number, isBackspace: boolean) => MaskedEdit

interface MaskedInput {
  ref: RefObject<HTMLInputElement | null>
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Gives an input what it needs to show formatted digits and keep its caret beside the same digit. */
export function useMaskedInput(value: string, onChange: (digits: string) => void, edit: EditMasked): MaskedInput {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  // A controlled input whose text was changed on the way loses its caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.target
    const isBackspace = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const next = edit(value, text, selectionStart ?? text.length, isBackspace)
    caret.current = next.caret
    onChange(next.digits)
  }

  return { ref, onChange: change }
}
