import { type ComponentType, useId, useState } from 'react'
import { useIsHydrated } from '../hydration/useIsHydrated.ts'
import { Select } from '../Select/Select.tsx'
import type { ComboboxProps, EarlyUse, FullComboboxProps } from './comboboxParts.ts'
import { WaitingCombobox } from './WaitingCombobox.tsx'

/**
 * Searchable choice of one from a long list. Its code loads when the field is hovered or focused; input until then is
 * preserved. Before hydration, and if the code cannot be loaded, it is a native list.
 *
 * Down and Up open the list and move in it, typing filters it, Enter chooses, Escape closes it and restores the
 * choice, Tab leaves. States: `data-size`, `aria-busy` while the code loads, `aria-invalid`; of an option
 * `data-highlighted`, `data-selected`.
 */
export function Combobox(props: ComboboxProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const isHydrated = useIsHydrated()
  const [use, setUse] = useState<EarlyUse>({ text: null, isOpen: false })
  const [code, setCode] = useState<'wanted' | 'failed' | LoadedCode | null>(null)

  function load() {
    if (code !== null) return
    setCode('wanted')
    importFull().then(
      ({ FullCombobox }) => setCode({ Full: FullCombobox, hasFocus: document.activeElement?.id === id }),
      () => setCode('failed'),
    )
  }

  function expect() {
    // A failed load is retried on use.
    importFull().catch(() => {})
  }

  if (!isHydrated || code === 'failed') return <NativeCombobox {...props} id={id} />
  if (code === null || code === 'wanted')
    return (
      <WaitingCombobox
        {...props}
        id={id}
        use={use}
        isLoading={code === 'wanted'}
        onExpect={expect}
        onNeed={load}
        onUse={setUse}
      />
    )
  return <code.Full {...props} id={id} early={use} hasFocus={code.hasFocus} />
}

const importFull = () => import('@verstak/ui-kit/FullCombobox')

interface LoadedCode {
  Full: ComponentType<FullComboboxProps>
  /** The field had the focus when the code loaded. */
  hasFocus: boolean
}

function NativeCombobox(props: ComboboxProps) {
  const { options, value, onChange, placeholder = '', emptyText: _, ...rest } = props
  return (
    <Select {...rest} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
      {(value === null || !props.required) && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
