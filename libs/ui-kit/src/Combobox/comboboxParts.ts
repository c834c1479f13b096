import type { FieldProps } from '../Field/Field.tsx'
import type { ComboboxOption } from './comboboxOption.ts'

export interface ComboboxProps extends FieldProps {
  /** Choices in the order in which they are shown. */
  options: readonly ComboboxOption[]
  /** Value of the chosen option; null: none. */
  value: string | null
  /** Called with the chosen value, or null when the choice was cleared. */
  onChange: (value: string | null) => void
  /** Name in a form that is sent. */
  name?: string
  id?: string
  placeholder?: string
  /** Shown when nothing matches; `Ничего не нашлось` by default. */
  emptyText?: string
  /** A choice is required: no clear button. */
  required?: boolean
  disabled?: boolean
  /** Height: m 40 (44 where fingers point), l 48 px. */
  size?: 'm' | 'l'
  onBlur?: () => void
}

/** Input before the code of the list was loaded. */
export interface EarlyUse {
  /** What was typed; null: nothing. */
  text: string | null
  /** The list was opened. */
  isOpen: boolean
}

/** The full field replaces the placeholder. */
export interface FullComboboxProps extends ComboboxProps {
  id: string
  early: EarlyUse
  /** The field had the focus when the code loaded. */
  hasFocus: boolean
}
