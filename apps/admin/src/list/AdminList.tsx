import { css } from '@linaria/core'
import { DataTable, type DataTableProps } from '@verstak/ui-kit/DataTable'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { color, fontSize, lineHeight, media, radius, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { adminListTexts as texts } from './adminList.texts.ts'
import { FilterBar } from './FilterBar.tsx'
import { listAddress, type ListFilters } from './listAddress.ts'
import { useRowKeys } from './useRowKeys.ts'

export interface AdminListProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rows' | 'keyOf' | 'nameOf' | 'selected' | 'onSelect' | 'actions' | 'empty'
> {
  /** Address of the list, without its query. */
  path: string
  /** Filters of the address. */
  filters: ListFilters
  /** What stays in the address whatever its filters: those of another list of the page. */
  kept?: ListFilters
  /** Fields of the filters by their names in the address; choices apply at once, texts with Enter. */
  fields?: ReactNode
  /** By default 1: the list is told as a whole. */
  page?: number
  /** On all pages; by default the rows are all. */
  total?: number | undefined
  pageSize?: number | undefined
  /** Title when there is nothing, with no filters to blame. */
  nothing?: string
  /** What to do about it. */
  advice?: ReactNode
}

/**
 * A list of the back office: filters that live in the address, the kit's table, pages, and keys for its rows. Lists look alike
 * because all of them are this one.
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { path, filters, kept, fields, page = 1, nothing, advice, empty, ...sized } = props
  const { total = sized.rows.length, pageSize = Math.max(1, total), ...table } = sized
  const list = useRowKeys()
  const isFiltered = Object.keys(filters).length > 0
  const first = (page - 1) * pageSize
  const isPast = total > 0 && first >= total
  return (
    <div className={block} ref={list}>
      {fields && (
        <FilterBar path={path} filters={{ ...kept, ...filters }} kept={kept} of={kept && table.caption}>
          {fields}
        </FilterBar>
      )}
      <DataTable
        {...table}
        rowCount={total}
        firstRow={first}
        empty={
          empty ?? (
            <EmptyState title={isPast ? texts.past : isFiltered ? texts.nothing : (nothing ?? texts.empty)} level={3}>
              {isPast ? undefined : isFiltered ? texts.advice : advice}
            </EmptyState>
          )
        }
        pages={{
          page,
          pageCount: Math.max(1, Math.ceil(total / pageSize)),
          hrefOf: (other) => listAddress(path, { ...kept, ...filters }, other),
        }}
      />
      {table.rows.length > 0 && (
        <p className={foot}>
          <span>{texts.range(first + 1, Math.min(first + pageSize, total), total)}</span>
          <span className={keys} aria-hidden>
            {texts.keys.map((row) => (
              <span key={row[0]} data-of={row[0] === '/' ? 'search' : 'rows'}>
                {row.slice(0, -1).map((key) => (
                  <kbd key={key} className={keyCap}>
                    {key}
                  </kbd>
                ))}
                {row.at(-1)}
              </span>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}

const keyCap = css`
  margin-right: ${space.s4};
  padding: 0 ${space.s4};
  border: 1px solid ${color.lineDefault};
  border-radius: ${radius.plate};
  background-color: ${color.surfaceCard};
  font: inherit;
`

const keys = css`
  display: flex;
  gap: ${space.s16};
  margin-left: auto;

  @media ${media.touch} {
    display: none;
  }
`

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  min-width: 0;

  /* The page's heading says what the table holds; who hears it, is told by its name. */
  section > h2 {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  /* Keys that would do nothing: there is no search, or no row has anything to open. */
  &:not(:has(> form input[type='search'])) [data-of='search'],
  &:not(:has(tbody a, tbody button)) [data-of='rows'] {
    display: none;
  }

  /* Of the row in which the focus is. */
  tbody tr:focus-within {
    background-color: ${color.stateInfoSoft};
    box-shadow: inset 4px 0 ${color.focusRing};
  }
`
