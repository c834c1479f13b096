import { momentOf } from '../frame/adminDates.ts'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
import type { ListFilters } from '../list/listAddress.ts'
import { shownTexts as texts } from './shown.texts.ts'

export interface ShownFiltersProps {
  filters: ListFilters
  /** What the search looks at. */
  search: string
}

/** Filters of what is shown for a time. */
export const ShownFilters = ({ filters, search }: ShownFiltersProps) => (
  <>
    <SearchFilter filters={filters} label={search} />
    <ChoiceFilter {...{ filters, name: 'state', label: texts.state }} options={Object.entries(texts.states)} />
  </>
)

interface Shown {
  startsAt: string
  endsAt: string | null
  isShown: boolean
  isAdvertising: boolean
}

/** From when until when, and whether now. */
export const shownColumns = [
  { key: 'starts', header: texts.starts, cell: ({ startsAt }: Shown) => momentOf(startsAt) },
  { key: 'ends', header: texts.ends, cell: ({ endsAt }: Shown) => (endsAt ? momentOf(endsAt) : texts.endless) },
  {
    key: 'state',
    header: texts.state,
    cell: ({ isShown, isAdvertising }: Shown) =>
      [isShown ? texts.shown : texts.hidden, isAdvertising && texts.advertising].filter(Boolean).join(', '),
  },
]
