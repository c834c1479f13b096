import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { isCrawler, useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { filterIcon, gridIcon, listIcon } from '@verstak/ui-kit/icons'
import { SegmentedControl } from '@verstak/ui-kit/SegmentedControl'
import { media, space } from '@verstak/ui-kit/tokens'
import { useAtom } from 'jotai'
import { filtersLabel } from '../filters/filters.texts.ts'
import type { FilterSheetOpener } from '../filters/useFilterSheet.tsx'
import { viewLabel, viewNames } from './listing.texts.ts'
import { listingViewAtom } from './listingViewAtom.ts'
import { narrowDesktop } from './narrowDesktop.ts'
import { SortLine } from './SortLine.tsx'

export interface DesktopListingBarProps {
  listing: Listing
  input: ListingInput
  filterSheet: FilterSheetOpener
  onChange: (changes: Pick<ListingInput, 'sort' | 'asc'>) => void
}

/** Sorting and view above the products; where there is no filter column, also the button that opens the filters. */
export function DesktopListingBar({ listing, input, filterSheet, onChange }: DesktopListingBarProps) {
  const { layout } = useHost()
  const [view, setView] = useAtom(listingViewAtom)
  return (
    <div className={bar}>
      <Button
        className={opener}
        variant="secondary"
        icon={filterIcon}
        loading={filterSheet.isOpening}
        {...filterSheet.early}
        onClick={filterSheet.open}
      >
        {filtersLabel}
      </Button>
      <SortLine listing={listing} input={input} onChange={onChange} />
      {!isCrawler(layout) && (
        <div className={views}>
          <SegmentedControl
            label={viewLabel}
            value={view}
            onChange={setView}
            segments={[
              { value: 'grid', label: viewNames.grid, icon: gridIcon },
              { value: 'list', label: viewNames.list, icon: listIcon },
            ]}
          />
        </div>
      )}
    </div>
  )
}

const bar = css`
  display: flex;
  align-items: flex-start;
  gap: ${space.s16};
  min-height: 40px;
  margin-bottom: ${space.s12};

  /* A desktop with page zoom. */
  @media ${media.phone} {
    flex-wrap: wrap;
  }
`

const opener = css`
  && {
    display: none;
  }

  @media ${narrowDesktop} {
    && {
      display: inline-flex;
    }
  }
`

const views = css`
  margin-left: auto;
`
