import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { adminListTexts as texts } from './adminList.texts.ts'
import type { ListFilters } from './listAddress.ts'

export interface FilterFieldProps {
  filters: ListFilters
  /** In the address. */
  name: string
  label: string
}

/** Search of a list; `/` leads to it. */
export const SearchFilter = ({ filters, name = 'text', label }: Omit<FilterFieldProps, 'name'> & { name?: string }) => (
  <TextField name={name} type="search" label={label} defaultValue={filters[name] ?? ''} />
)

/** One of the dates of a list. */
export const DateFilter = ({ filters, name, label }: FilterFieldProps) => (
  <TextField name={name} type="date" label={label} defaultValue={filters[name] ?? ''} />
)

export interface ChoiceFilterProps extends FilterFieldProps {
  /** Values with their names, in their order. */
  options: Iterable<readonly [string | number, string]>
  /** Words for all of them. */
  any?: string
}

/** One of several values, or any. */
export const ChoiceFilter = ({ filters, name, label, options, any = texts.any }: ChoiceFilterProps) => (
  <Select name={name} label={label} defaultValue={filters[name] ?? ''}>
    <option value="">{any}</option>
    {[...options].map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </Select>
)
