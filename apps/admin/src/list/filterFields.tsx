import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { adminListTexts as texts } from './adminList.texts.ts'
import type { ListFilters } from './listAddress.ts'
import { useRefused } from './RefusedNotice.tsx'

export interface FilterFieldProps {
  filters: ListFilters
  /** In the address. */
  name: string
  label: string
}

/** Gives what stands in a field: what was typed, with what is wrong with it. */
function useFilter({ filters, name }: Pick<FilterFieldProps, 'filters' | 'name'>) {
  const refused = useRefused()[name]
  return { name, defaultValue: refused?.typed ?? filters[name] ?? '', error: refused?.words }
}

/** Search of a list; `/` leads to it. */
export const SearchFilter = ({ filters, name = 'text', label }: Omit<FilterFieldProps, 'name'> & { name?: string }) => (
  <TextField {...useFilter({ filters, name })} type="search" label={label} />
)

/** One of the dates of a list. */
export const DateFilter = ({ filters, name, label }: FilterFieldProps) => (
  <TextField {...useFilter({ filters, name })} type="date" label={label} />
)

export interface ChoiceFilterProps extends FilterFieldProps {
  /** Values with their names, in their order. */
  options: Iterable<readonly [string | number, string]>
  /** Words for all of them. */
  any?: string
}

/** One of several values, or any. */
export const ChoiceFilter = ({ filters, name, label, options, any = texts.any }: ChoiceFilterProps) => (
  <Select {...useFilter({ filters, name })} label={label}>
    <option value="">{any}</option>
    {[...options].map(([value, words]) => (
      <option key={value} value={value}>
        {words}
      </option>
    ))}
  </Select>
)
