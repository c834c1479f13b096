import { css } from '@linaria/core'
import { mayEditField } from './mayEditField.ts'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Select } from '@verstak/ui-kit/Select'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState, type ReactNode } from 'react'
import type { EditForm } from '../edit/useEdit.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { fieldTexts as texts } from './editFields.texts.ts'

export interface EditFieldProps {
  form: EditForm
  /** Field of the entity. */
  name: string
  label: string
  hint?: string
  /** The role may not change it. */
  isDisabled?: boolean
}

/** What every field of a form has. */
function useField({ form, name, label, hint, isDisabled = false }: EditFieldProps) {
  const { role } = useStaff()
  const common = { name, label, hint, error: form.errors[name], disabled: isDisabled || !mayEditField(role, name) }
  return { common, value: form.values[name] }
}

/** One line of text. With `isNullable` no text is null. */
export function TextInput({ isNullable = false, ...props }: EditFieldProps & { isNullable?: boolean }) {
  const { common, value } = useField(props)
  return (
    <TextField
      {...common}
      value={(value as string | null) ?? ''}
      onChange={({ target: { value: text } }) => props.form.set(props.name, isNullable && text === '' ? null : text)}
    />
  )
}

/** Several lines of text. */
export function AreaInput({ rows, ...props }: EditFieldProps & { rows?: number }) {
  const { common, value } = useField(props)
  return (
    <Textarea
      {...common}
      rows={rows ?? 6}
      value={String(value ?? '')}
      onChange={({ target }) => props.form.set(props.name, target.value)}
    />
  )
}

export interface NumberInputProps extends EditFieldProps {
  /** How many of the shop's units one shown unit is: 100 for rubles kept in kopecks. */
  unit?: number
  isNullable?: boolean
  suffix?: string
}

/** A number, as people write it: `14 990`, `2,5`. What is no number stays as it was written and is refused by the API. */
export function NumberInput({ unit = 1, isNullable = false, suffix, ...props }: NumberInputProps) {
  const { common, value } = useField(props)
  const [written, setWritten] = useState<string | null>(null)
  const shown = typeof value === 'number' ? String(value / unit).replace('.', ',') : String(value ?? '')
  return (
    <TextField
      {...common}
      inputMode="decimal"
      suffix={suffix}
      value={written !== null && isSame(readNumber(written, unit, isNullable), value) ? written : shown}
      onChange={({ target }) => {
        setWritten(target.value)
        props.form.set(props.name, readNumber(target.value, unit, isNullable))
      }}
    />
  )
}

const isSame = (one: unknown, other: unknown) => one === other

function readNumber(text: string, unit: number, isNullable: boolean): number | string | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  if (plain === '') return isNullable ? null : text
  const number = Number(plain)
  return Number.isFinite(number) ? Math.round(number * unit * 1000) / 1000 : text
}

/** Rubles of a field in kopecks. */
export const MoneyInput = (props: Omit<NumberInputProps, 'unit'>) => <NumberInput {...props} unit={100} suffix="₽" />

/** Yes or no. */
export function CheckInput(props: EditFieldProps) {
  const { common, value } = useField(props)
  const { error: _, hint: __, ...box } = common
  return (
    <Checkbox {...box} checked={value === true} onChange={({ target }) => props.form.set(props.name, target.checked)} />
  )
}

export interface ChoiceInputProps extends EditFieldProps {
  options: readonly { id: number; name: string }[]
  isNullable?: boolean
  /** Words for none of them. */
  none?: string
}

/** One of a list, by its id. */
export function ChoiceInput({ options, isNullable = false, none = texts.none, ...props }: ChoiceInputProps) {
  const { common, value } = useField(props)
  return (
    <Select
      {...common}
      value={String((value as number | null) ?? '')}
      onChange={({ target }) => props.form.set(props.name, target.value === '' ? null : Number(target.value))}
    >
      {isNullable && <option value="">{none}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

export interface WordChoiceInputProps extends EditFieldProps {
  /** Names of the values, by value. */
  options: Readonly<Record<string, string>>
  isNullable?: boolean
  /** Words for none of them. */
  none?: string
}

/** One of a few words. */
export function WordChoiceInput({ options, isNullable = false, none = texts.any, ...props }: WordChoiceInputProps) {
  const { common, value } = useField(props)
  return (
    <Select
      {...common}
      value={String((value as string | null) ?? '')}
      onChange={({ target }) => props.form.set(props.name, target.value === '' ? null : target.value)}
    >
      {isNullable && <option value="">{none}</option>}
      {Object.entries(options).map(([word, name]) => (
        <option key={word} value={word}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** A moment by the clock of Moscow. */
export function MomentInput({ isNullable = false, ...props }: EditFieldProps & { isNullable?: boolean }) {
  const { common, value } = useField(props)
  return (
    <TextField
      {...common}
      type="datetime-local"
      value={typeof value === 'string' ? localOf(value) : ''}
      onChange={({ target: { value: text } }) =>
        props.form.set(props.name, text === '' ? (isNullable ? null : '') : momentOfLocal(text))
      }
    />
  )
}

/** Moscow is three hours ahead all year. */
const MOSCOW_MS = 3 * 60 * 60 * 1000

const localOf = (iso: string): string => {
  const time = Date.parse(iso)
  return Number.isNaN(time) ? '' : new Date(time + MOSCOW_MS).toISOString().slice(0, 16)
}

const momentOfLocal = (text: string): string => new Date(Date.parse(`${text}:00Z`) - MOSCOW_MS).toISOString()

/** Fields side by side as far as there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={grid}>{children}</div>
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  align-items: start;
  gap: ${space.s12};
`
