import { css } from '@linaria/core'
import type { ListingInput } from '@verstak/contracts/listing'
import { countFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { BarButton, BarSelect, ControlBar } from '@verstak/ui-kit/ControlBar'
import { filterIcon, gridIcon, listIcon, sortIcon } from '@verstak/ui-kit/icons'
import { dimension, layer } from '@verstak/ui-kit/tokens'
import { useAtom } from 'jotai'
import { filtersLabel } from '../filters/filters.texts.ts'
import type { FilterSheetOpener } from '../filters/useFilterSheet.tsx'
import { showViewLabels, sortLabel, sortNames } from './listing.texts.ts'
import { listingViewAtom } from './listingViewAtom.ts'
import { findSort, sorts } from './sorts.ts'

export interface PhoneListingBarProps {
  input: ListingInput
  onChange: (changes: Partial<ListingInput>) => void
  filterSheet: FilterSheetOpener
}

/** Filters, sorting and view in one sticky row below the header; without scripts, at the top. */
export function PhoneListingBar({ input, onChange, filterSheet }: PhoneListingBarProps) {
  const [view, setView] = useAtom(listingViewAtom)
  const otherView = view === 'grid' ? 'list' : 'grid'
  const count = countFilters(parseFilters(new URLSearchParams({ filters: input.filters }))) + (input.all ? 1 : 0)

  function choose(key: string) {
    const order = sorts.find((item) => item.key === key)
    if (order) onChange({ sort: order.sort, asc: order.asc })
  }

  return (
    <ControlBar className={bar}>
      <BarButton
        icon={filterIcon}
        label={filtersLabel}
        count={count}
        loading={filterSheet.isOpening}
        aria-haspopup="dialog"
        {...filterSheet.early}
        onClick={filterSheet.open}
      />
      <BarSelect
        icon={sortIcon}
        label={sortLabel}
        value={findSort(input)?.key ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {!findSort(input) && <option value="">{sortLabel}</option>}
        {sorts.map(({ key }) => (
          <option key={key} value={key}>
            {sortNames[key]}
          </option>
        ))}
      </BarSelect>
      <BarButton
        icon={otherView === 'list' ? listIcon : gridIcon}
        label={showViewLabels[otherView]}
        isIcon
        onClick={() => setView(otherView)}
      />
    </ControlBar>
  )
}

const bar = css`
  position: sticky;
  z-index: ${layer.tabBar};
  top: ${dimension.headerPhone};

  /* Without scripts the header is not sticky. */
  @media (scripting: none) {
    top: 0;
  }
`
