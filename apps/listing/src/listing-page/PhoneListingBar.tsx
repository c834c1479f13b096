import { css } from '@linaria/core'
import type { ListingInput } from '@verstak/contracts/listing'
import { countFilters, parseFilters } from '@verstak/contracts/listingFilters'
import { Icon } from '@verstak/ui-kit/Icon'
import { filterIcon, gridIcon, listIcon, sortIcon } from '@verstak/ui-kit/icons'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, dimension, fontSize, layer, radius, space, weight } from '@verstak/ui-kit/tokens'
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

/** Filters, order and view in one row that stays below the header. */
export function PhoneListingBar({ input, onChange, filterSheet }: PhoneListingBarProps) {
  const [view, setView] = useAtom(listingViewAtom)
  const otherView = view === 'grid' ? 'list' : 'grid'
  const count = countFilters(parseFilters(new URLSearchParams({ filters: input.filters }))) + (input.all ? 1 : 0)

  function choose(key: string) {
    const order = sorts.find((item) => item.key === key)
    if (order) onChange({ sort: order.sort, asc: order.asc })
  }

  return (
    <div className={bar}>
      <button
        type="button"
        className={cell}
        aria-haspopup="dialog"
        aria-busy={filterSheet.isOpening || undefined}
        {...filterSheet.early}
        onClick={filterSheet.open}
      >
        {filterSheet.isOpening ? <Spinner /> : <Icon shape={filterIcon} />}
        {filtersLabel}
        {count > 0 && <span className={number}>{count}</span>}
      </button>
      <label className={cell}>
        <Icon shape={sortIcon} />
        <select
          className={order}
          aria-label={sortLabel}
          value={findSort(input)?.key ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {!findSort(input) && <option value="">{sortLabel}</option>}
          {sorts.map(({ key }) => (
            <option key={key} value={key}>
              {sortNames[key]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={cell}
        data-icon
        aria-label={showViewLabels[otherView]}
        onClick={() => setView(otherView)}
      >
        <Icon shape={otherView === 'list' ? listIcon : gridIcon} />
      </button>
    </div>
  )
}

const number = css`
  min-width: 18px;
  padding: 0 5px;
  border-radius: ${radius.round};
  background-color: ${color.signal};
  font-size: ${fontSize.s12};
  line-height: 18px;
`

const order = css`
  appearance: none;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  /* Below 16 px iOS zooms the page. */
  font-size: ${fontSize.s16};
  font-weight: inherit;
  text-overflow: ellipsis;
  field-sizing: content;
`

const cell = css`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${space.s8};
  min-width: 0;
  font-weight: ${weight.semibold};

  & + & {
    border-left: 1px solid ${color.lineHair};
  }

  &[data-icon] {
    flex: none;
    width: 52px;
  }

  &:focus-visible,
  &:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }
`

const bar = css`
  position: sticky;
  z-index: ${layer.tabBar};
  top: ${dimension.headerPhone};
  display: flex;
  height: 48px;
  border: solid ${color.lineHair};
  border-width: 1px 0;
  background-color: ${color.surfaceCard};
`
