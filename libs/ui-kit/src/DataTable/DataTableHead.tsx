import { css } from '@linaria/core'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon, chevronUpIcon } from '../Icon/icons.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '../tokens/tokens.ts'
import type { DataColumn } from './dataColumn.ts'
import { selectAllLabel } from './dataTable.texts.ts'
import { type Selection, selectionState } from './selection.ts'
import type { Sorting } from './sorting.ts'

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  /** Keys of the rows of this page. */
  keys: readonly (string | number)[]
  sorting: Sorting | undefined
  onSort: ((column: string) => void) | undefined
  selected: Selection
  onSelectAll: ((isSelected: boolean) => void) | undefined
}

/** Headers of a data table; on a phone a row of sort buttons. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, keys, sorting, onSort, selected, onSelectAll } = props
  const state = selectionState(keys, selected)
  return (
    <thead role="rowgroup" className={head}>
      <tr role="row" aria-rowindex={1}>
        {onSelectAll && (
          <th role="columnheader" scope="col" className={cell} data-kind="box">
            <Checkbox
              label={<VisuallyHidden>{selectAllLabel}</VisuallyHidden>}
              checked={state === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = state === 'some'
              }}
              disabled={keys.length === 0}
              onChange={(event) => onSelectAll(event.target.checked)}
            />
          </th>
        )}
        {columns.map(({ key, header, align, width, isSortable }) => {
          const canSort = isSortable && onSort
          const direction = sorting?.column === key ? sorting.direction : undefined
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={cell}
              style={{ width }}
              data-align={align}
              data-kind={canSort ? 'sort' : undefined}
              aria-sort={canSort ? (direction ?? 'none') : undefined}
            >
              {canSort ? (
                <button type="button" className={button} onClick={() => onSort(key)}>
                  {header}
                  <Icon
                    shape={direction === 'descending' ? chevronDownIcon : chevronUpIcon}
                    size="s"
                    className={arrow}
                  />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const arrow = css`
  visibility: hidden;
`

const button = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  min-height: 24px;
  font-weight: inherit;

  /* The table clips what is outside of its edge. */
  &:focus-visible {
    outline-offset: -1px;
  }

  /* Over figures the words stand at the edge, as the figures do. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
    padding: 0 ${space.s4};
  }

  @media ${media.hover} {
    &:hover {
      color: ${color.textLink};
    }

    &:hover > .${arrow} {
      visibility: visible;
      opacity: 0.5;
    }
  }
`

const cell = css`
  padding: ${space.s8} ${space.s16};
  background-color: ${color.surfaceSunken};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.semibold};
  text-align: left;
  white-space: nowrap;

  &[data-align='end'] {
    text-align: right;
  }

  &[data-kind='box'] {
    width: 18px;
    padding-right: 0;
  }

  &[aria-sort='ascending'],
  &[aria-sort='descending'] {
    color: ${color.textPrimary};
  }

  &[aria-sort='ascending'] .${arrow}, &[aria-sort='descending'] .${arrow} {
    visibility: visible;
    opacity: 1;
  }
`

/* On a phone each row repeats the headers; only the buttons remain here. */
const head = css`
  @media ${media.phone} {
    display: block;
    background-color: ${color.surfaceSunken};

    > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${space.s16};
      padding: 0 ${space.s12};
    }

    .${cell} {
      display: block;
      width: auto !important;
      padding: 0;
    }

    .${cell}:not([data-kind]) {
      position: absolute;
      width: 1px !important;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
