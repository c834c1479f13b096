import type { FieldProps } from '../Field/Field.tsx'
import type { ComboboxOption } from './comboboxOption.ts'

export interface ComboboxProps extends FieldProps {
  /** Choices in the order in which they are shown. */
  options: readonly ComboboxOption[]
  /** Value of the chosen option; null: none. */
  value: string | null
  /** Called with the value that was chosen, or null when the choice was cleared. */
  onChange: (value: string | null) => void
  /** Name in a form that is sent. */
  name?: string
  id?: string
  placeholder?: string
  /** What the list says when nothing fits; `Ничего не нашлось` by default. */
  emptyText?: string
  /** Something must be chosen: there is no button to clear. */
  required?: boolean
  disabled?: boolean
  /** Height: m 40 (44 where fingers point), l 48 px. */
  size?: 'm' | 'l'
  onBlur?: () => void
}

/** What a shopper did before the code of the list was there. */
export interface EarlyUse {
  /** What was typed; null: nothing. */
  text: string | null
  /** The list was asked for. */
  isOpen: boolean
}

/** The full field takes the place of the waiting one. */
export interface FullComboboxProps extends ComboboxProps {
  id: string
  early: EarlyUse
  /** The focus was in the field when the code came. */
  hasFocus: boolean
}
