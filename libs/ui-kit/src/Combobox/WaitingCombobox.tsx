import { clsx } from 'clsx/lite'
import type { MouseEvent } from 'react'
import { boxedControl, controlBox, describeField, Field } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { ComboboxProps, EarlyUse } from './comboboxParts.ts'
import { arrow, comboboxBox } from './comboboxStyles.ts'

export interface WaitingComboboxProps extends ComboboxProps {
  id: string
  use: EarlyUse
  isLoading: boolean
  /** The field may be used soon: preload. */
  onExpect: () => void
  /** The field is about to be used. */
  onNeed: () => void
  /** Text was typed or the list was opened. */
  onUse: (use: EarlyUse) => void
}

/** Placeholder until the code loads: looks and reads the same, and stores typed text and clicks. */
export function WaitingCombobox(props: WaitingComboboxProps) {
  const {
    id,
    use,
    isLoading,
    onExpect,
    onNeed,
    onUse,
    options,
    value,
    name,
    placeholder,
    required,
    disabled,
    size = 'm',
    onBlur,
  } = props
  const { label, isLabelHidden, hint, error } = props
  const chosen = options.find((option) => option.value === value)

  function ask(text = use.text) {
    onUse({ text, isOpen: true })
    onNeed()
  }

  function press({ currentTarget }: MouseEvent<HTMLInputElement>) {
    currentTarget.focus()
    ask()
  }

  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <span className={clsx(controlBox, comboboxBox)} data-size={size} onPointerEnter={onExpect}>
        <input
          {...describeField(id, { hint, error })}
          className={boxedControl}
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-busy={(isLoading && use.isOpen) || undefined}
          aria-required={required || undefined}
          autoComplete="off"
          placeholder={placeholder}
          disabled={disabled}
          value={use.text ?? chosen?.label ?? ''}
          onChange={(event) => ask(event.target.value)}
          onFocus={onNeed}
          onBlur={onBlur}
          // Focus on click, not on mousedown: the field may be replaced between the two.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
          onKeyDown={(event) => ['ArrowDown', 'ArrowUp'].includes(event.key) && ask()}
        />
        {isLoading && use.isOpen ? <Spinner /> : <Icon shape={chevronDownIcon} size="s" className={arrow} />}
        {name && <input type="hidden" name={name} value={value ?? ''} />}
      </span>
    </Field>
  )
}
