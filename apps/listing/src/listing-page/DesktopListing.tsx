import { css } from '@linaria/core'
import type { Listing, ListingInput } from '@verstak/contracts/listing'
import { isCrawler, useHost } from '@verstak/host'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { filterIcon, gridIcon, listIcon } from '@verstak/ui-kit/icons'
import { SegmentedControl } from '@verstak/ui-kit/SegmentedControl'
import { dimension, space } from '@verstak/ui-kit/tokens'
import { useAtom } from 'jotai'
import { useRef, useState } from 'react'
import { AppliedFilters } from '../filters/AppliedFilters.tsx'
import { FilterColumn } from '../filters/FilterColumn.tsx'
import { FilterSheet } from '../filters/FilterSheet.tsx'
import { filtersLabel } from '../filters/filters.texts.ts'
import { productsNote, viewLabel, viewNames } from './listing.texts.ts'
import { ListingResults } from './ListingResults.tsx'
import { listingViewAtom } from './listingViewAtom.ts'
import { SortLine } from './SortLine.tsx'
import { SubcategoryChips } from './SubcategoryChips.tsx'
import { useListingNavigation } from './useListingNavigation.ts'

export interface ListingLayoutProps {
  listing: Listing
  input: ListingInput
}

/** Listing for wide screens: filters in a column of their own; below 1024 px they open over the page. */
export function DesktopListing({ listing, input }: ListingLayoutProps) {
  const { layout } = useHost()
  const [view, setView] = useAtom(listingViewAtom)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  const { shownInput, isPending, change } = useListingNavigation(listing.canonical, input)
  const { title, breadcrumbs, subcategories, total, totalUnfiltered } = listing

  return (
    <Container>
      <Breadcrumbs
        items={breadcrumbs.map(({ name, link }, index) => ({
          label: name,
          href: index < breadcrumbs.length - 1 ? link : undefined,
        }))}
      />
      <Heading level={1} note={productsNote(total, totalUnfiltered)}>
        {title}
      </Heading>
      <SubcategoryChips subcategories={subcategories} device="desktop" />
      <div className={columns}>
        <aside className={side}>
          <FilterColumn
            listing={listing}
            input={shownInput}
            onChange={change}
            onShow={() => results.current?.scrollIntoView({ block: 'start' })}
          />
        </aside>
        <div className={main} ref={results}>
          <div className={bar}>
            <Button className={opener} variant="secondary" icon={filterIcon} onClick={() => setIsSheetOpen(true)}>
              {filtersLabel}
            </Button>
            <SortLine listing={listing} input={shownInput} />
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
          <AppliedFilters listing={listing} input={shownInput} />
          <ListingResults listing={listing} input={input} device="desktop" isPending={isPending} />
        </div>
      </div>
      {isSheetOpen && (
        <FilterSheet
          listing={listing}
          input={input}
          onClose={() => setIsSheetOpen(false)}
          onApply={(changes) => {
            setIsSheetOpen(false)
            change(changes)
          }}
        />
      )}
    </Container>
  )
}

/** Below it the products need the room of the filters. Without scripts nothing could open them, so they stay. */
const narrow = '(max-width: 1023.98px) and (scripting: enabled)'

const columns = css`
  display: grid;
  grid-template-columns: ${dimension.filterWidth} minmax(0, 1fr);
  align-items: start;
  gap: ${space.s24};
  margin-top: ${space.s16};

  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const side = css`
  @media ${narrow} {
    display: none;
  }
`

/* The header sticks to the top of the window. */
const main = css`
  scroll-margin-top: calc(${dimension.headerBar} + ${space.s16});
`

const bar = css`
  display: flex;
  align-items: flex-start;
  gap: ${space.s16};
  min-height: 40px;
  margin-bottom: ${space.s12};
`

const opener = css`
  && {
    display: none;
  }

  @media ${narrow} {
    && {
      display: inline-flex;
    }
  }
`

const views = css`
  margin-left: auto;
`
