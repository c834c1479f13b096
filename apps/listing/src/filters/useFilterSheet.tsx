import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { useModals } from '@verstak/remote-kit/useModals'
import { filtersLabel } from './filters.texts.ts'
import { FilterSheet } from './FilterSheet.tsx'

/** State and actions for the filter button. */
export interface FilterSheetOpener {
  open: () => void
  /** The sheet is loading. */
  isOpening: boolean
  /** Spread on the button: preloads the sheet's code. */
  early: { onPointerDown: () => void }
}

/** Opens the filters over the page, for small screens. */
export function useFilterSheet(
  listing: Listing,
  input: ListingInput,
  onApply: (changes: Pick<ListingInput, 'filters' | 'all'>) => void,
): FilterSheetOpener {
  const { open, isOpening, early } = useModals()
  return {
    open: () =>
      void open({
        kind: 'sheet',
        title: filtersLabel,
        content: (close) => (
          <FilterSheet
            listing={listing}
            input={input}
            onApply={(changes) => {
              close()
              onApply(changes)
            }}
          />
        ),
      }),
    isOpening,
    early,
  }
}
