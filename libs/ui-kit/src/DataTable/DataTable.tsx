import { css } from '@linaria/core'
import { type ReactNode, useId } from 'react'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx'
import { color, fontSize, lineHeight, media, radius, space, weight } from '../tokens/tokens.ts'
import type { DataColumn } from './dataColumn.ts'
import { emptyTitle, failureTitle } from './dataTable.texts.ts'
import { DataTableHead } from './DataTableHead.tsx'
import { DataTableRow, SkeletonRows } from './DataTableRow.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { type Selection, withKeys } from './selection.ts'
import { nextSorting, type Sorting } from './sorting.ts'

export interface DataTableProps<Row> {
  /** Title above the table. */
  caption: string
  /** In display order; the first one names the row. */
  columns: readonly DataColumn<Row>[]
  /** Rows of this page, already sorted. */
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Name of a row, for its checkbox. */
  nameOf: (row: Row) => string
  sorting?: Sorting
  /** Called to change the sorting; without it no column is sortable. */
  onSort?: (sorting: Sorting) => void
  /** Keys of selected rows, of other pages too. */
  selected?: Selection
  /** Called to change the selection; without it rows have no checkboxes. */
  onSelect?: (selected: Selection) => void
  /** Buttons for the selected rows, visible while there are some. */
  actions?: ReactNode
  /** Rows are loading: a progress line over the current rows, or skeletons. */
  isLoading?: boolean
  /** The rows failed to load; `onRetry` retries. */
  hasFailed?: boolean
  onRetry?: () => void
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** Pages of the table; real links. */
  pages?: PaginationProps
  /** Number of rows on all pages, if known. */
  rowCount?: number
  /** Index of the first row among all, from 0. */
  firstRow?: number
}

/**
 * Table for staff: order, selection, pages, and words for no rows, a failure and a wait. It holds no state: what is
 * ordered and selected, the caller knows.
 *
 * - keyboard: headers are buttons, boxes are boxes, pages are links; Tab goes through them in the order of reading
 * - `aria-sort` on the column that orders, `aria-rowcount` and `aria-rowindex` over all pages; `data-selected` on rows
 * - on a phone a row becomes a card with the header before each value
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, nameOf, sorting, onSort, selected = new Set(), onSelect } = props
  const { isLoading, hasFailed, onRetry, pages, rowCount, firstRow = 0 } = props
  const captionId = useId()
  const keys = rows.map(keyOf)
  const isEmpty = rows.length === 0
  const hasPlaces = isEmpty && isLoading

  return (
    <section className={block} aria-labelledby={captionId}>
      <h2 className={title} id={captionId}>
        {caption}
      </h2>
      {onSelect && selected.size > 0 && (
        <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
          {props.actions}
        </SelectionBar>
      )}
      {hasFailed ? (
        <ErrorState title={failureTitle} onRetry={onRetry} isRetrying={isLoading} />
      ) : isEmpty && !isLoading ? (
        (props.empty ?? <EmptyState title={emptyTitle} level={3} />)
      ) : (
        <div className={sheet}>
          {/* Roles are said, because tables that a phone lays out as blocks are no tables to some browsers. */}
          <table
            className={table}
            role="table"
            aria-labelledby={captionId}
            aria-busy={isLoading || undefined}
            aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
          >
            <DataTableHead
              columns={columns}
              keys={keys}
              sorting={sorting}
              onSort={onSort && ((column) => onSort(nextSorting(sorting, column)))}
              selected={selected}
              onSelectAll={onSelect && ((isSelected) => onSelect(withKeys(selected, keys, isSelected)))}
            />
            <tbody role="rowgroup">
              {hasPlaces && <SkeletonRows columnCount={columns.length + (onSelect ? 1 : 0)} />}
              {rows.map((row, index) => (
                <DataTableRow
                  key={keyOf(row)}
                  row={row}
                  // The header is row 1.
                  index={firstRow + index + 2}
                  name={nameOf(row)}
                  columns={columns}
                  isSelected={selected.has(keyOf(row))}
                  onSelect={onSelect && ((isSelected) => onSelect(withKeys(selected, [keyOf(row)], isSelected)))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages && !hasFailed && <Pagination {...pages} />}
    </section>
  )
}

const title = css`
  font-size: ${fontSize.s18};
  line-height: ${lineHeight.s18};
  font-weight: ${weight.bold};
`

const sheet = css`
  @keyframes run-along {
    from {
      translate: -100% 0;
    }
    to {
      translate: 300% 0;
    }
  }

  position: relative;
  overflow: auto hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  /* Other rows are loading; the current ones stay readable. */
  &:has(> [aria-busy])::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 33%;
    height: 2px;
    background-color: ${color.stateInfo};
    animation: run-along 1.6s linear infinite;
  }

  @media ${media.reducedMotion} {
    &:has(> [aria-busy])::before {
      width: 100%;
      animation: none;
    }
  }
`

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  @media ${media.phone} {
    &,
    & > tbody {
      display: block;
    }
  }
`

const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
`
