import { css } from '@linaria/core'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { color, media, space, weight } from '../tokens/tokens.ts'
import type { DataColumn } from './dataColumn.ts'
import { loadingLabel, selectRowLabel } from './dataTable.texts.ts'

interface DataTableRowProps<Row> {
  row: Row
  /** Row index over all pages, the header being 1. */
  index: number
  name: string
  columns: readonly DataColumn<Row>[]
  isSelected: boolean
  onSelect: ((isSelected: boolean) => void) | undefined
}

/** Row of a data table; a card on a phone. */
export function DataTableRow<Row>({ row, index, name, columns, isSelected, onSelect }: DataTableRowProps<Row>) {
  return (
    <tr role="row" className={line} aria-rowindex={index} data-selected={onSelect ? isSelected : undefined}>
      {onSelect && (
        <td role="cell" className={cell} data-kind="box">
          <Checkbox
            label={<VisuallyHidden>{selectRowLabel(name)}</VisuallyHidden>}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={column.key} role="rowheader" scope="row" className={cell} data-align={column.align}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" className={cell} data-align={column.align}>
            <span className={label} aria-hidden>
              {column.header}
            </span>
            <span>{column.cell(row)}</span>
          </td>
        ),
      )}
    </tr>
  )
}

/** Number of skeleton rows. */
const PLACES = 5

/** Skeletons of rows that are loading. */
export function SkeletonRows({ columnCount }: { columnCount: number }) {
  return Array.from({ length: PLACES }, (_, index) => (
    <tr key={index} role="row" className={line}>
      <td role="cell" className={cell} colSpan={columnCount}>
        {index === 0 && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
        <Skeleton width={`${90 - index * 8}%`} />
      </td>
    </tr>
  ))
}

const label = css`
  display: none;

  @media ${media.phone} {
    display: inline;
    color: ${color.textMuted};
  }
`

const cell = css`
  padding: ${space.s10} ${space.s16};
  font-weight: ${weight.regular};
  text-align: left;
  vertical-align: top;

  &[data-align='end'] {
    text-align: right;
    white-space: nowrap;
  }

  &[data-kind='box'] {
    width: 18px;
    padding-block: ${space.s8};
    padding-right: 0;
  }

  @media ${media.phone} {
    display: flex;
    justify-content: space-between;
    gap: ${space.s16};
    padding: ${space.s2} 0;
    text-align: right;

    th& {
      display: block;
      font-weight: ${weight.semibold};
      text-align: left;
    }

    &[data-kind='box'] {
      position: absolute;
      top: 0;
      right: ${space.s12};
      padding: 0;
    }
  }
`

const line = css`
  border-top: 1px solid ${color.lineHair};

  &[data-selected='true'] {
    background-color: ${color.signalSoft};
  }

  @media ${media.hover} {
    &:hover:not([data-selected='true']) {
      background-color: ${color.surfaceHover};
    }
  }

  @media ${media.phone} {
    position: relative;
    display: block;
    padding: ${space.s10} ${space.s12};

    /* Beside the box that selects. */
    &[data-selected] > th {
      padding-right: 48px;
    }
  }
`
