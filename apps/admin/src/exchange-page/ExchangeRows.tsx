import { css } from '@linaria/core'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { exchangeRowsTexts as words } from '@verstak/contracts/exchangeRows.texts'
import {
  exchangeValueOf,
  isExchangePrice,
  UNSORTED_ID,
  type ExchangeChange,
  type getExchangeRun,
} from '@verstak/contracts/exchangeStaff'
import { formatPrice } from '@verstak/money'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { color } from '@verstak/ui-kit/tokens'
import { AdminList } from '../list/AdminList.tsx'
import { LinkTabs } from '../list/LinkTabs.tsx'
import { listAddress, type ListFilters } from '../list/listAddress.ts'
import type { Shown } from './exchangeLoader.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'

type Rows = Pick<EndpointResponse<typeof getExchangeRun>, 'changes' | 'faults' | 'total' | 'pageSize'>

export interface ExchangeRowsProps {
  rows: Rows
  /** Address of the page, and what else stands in its query. */
  path: string
  filters: ListFilters
  show: Shown
  page: number
}

/** What a file changes, or what is wrong in it, row by row. */
export function ExchangeRows({ rows, path, filters, show, page }: ExchangeRowsProps) {
  const { changes, faults, total, pageSize } = rows
  const list = { path, filters: { ...filters, show }, page, total, pageSize }
  return (
    <>
      <LinkTabs
        label={texts.rowsOf}
        tabs={(['changes', 'faults'] as const).map((each) => ({
          label: texts[each],
          href: listAddress(path, { ...filters, show: each }),
          isCurrent: each === show,
        }))}
      />
      {show === 'changes' ? (
        <AdminList
          {...list}
          caption={texts.changes}
          rows={changes}
          keyOf={({ kind, id }) => `${kind} ${id}`}
          nameOf={({ name }) => name}
          empty={<EmptyState title={texts.noChanges} level={3} />}
          columns={[
            { key: 'name', header: texts.name, cell: ({ name, id }) => name || id },
            {
              key: 'what',
              header: texts.what,
              cell: ({ kind, action }) => `${words.kinds[kind]}: ${words.actions[action]}`,
            },
            { key: 'change', header: texts.change, cell: (change) => <Differences {...change} /> },
            { key: 'id', header: texts.id, cell: ({ kind, id }) => (isOfRow(kind) && !isUnsorted(kind, id) ? id : '') },
            { key: 'line', header: texts.line, cell: ({ kind, line }) => (isOfRow(kind) && line) || '' },
          ]}
        />
      ) : (
        <AdminList
          {...list}
          caption={texts.faults}
          rows={faults.map((fault, place) => ({ ...fault, place }))}
          keyOf={({ place }) => place}
          nameOf={({ line }) => `${texts.line} ${line}`}
          empty={<EmptyState title={texts.noFaults} level={3} />}
          columns={[
            { key: 'line', header: texts.line, cell: ({ line }) => line },
            { key: 'id', header: texts.id, cell: ({ id }) => id ?? '' },
            { key: 'fault', header: texts.fault, cell: ({ code }) => words.faultsByCode[code] ?? code },
            { key: 'detail', header: texts.detail, cell: ({ detail }) => detail },
          ]}
        />
      )}
    </>
  )
}

/** Brands and characteristics stand in no row of their own. */
const isOfRow = (kind: ExchangeChange['kind']) => kind === 'product' || kind === 'category'

function Differences({ differences }: Pick<ExchangeChange, 'differences'>) {
  return differences.map(({ field, old, new: fresh }) => (
    <span key={field} className={line}>
      {words.fields[field] ?? field}: <s className={quiet}>{valueOf(field, old)}</s> → <b>{valueOf(field, fresh)}</b>
    </span>
  ))
}

/** The import's own category: its id is in no file. */
const isUnsorted = (kindOrField: string, id: string) => kindOrField === 'category' && id === UNSORTED_ID

function valueOf(field: string, value: string): string {
  if (isUnsorted(field, value)) return words.unsorted
  return isExchangePrice(field, value) ? formatPrice(Number(value)) : exchangeValueOf(value) || '—'
}

const quiet = css`
  color: ${color.textMuted};
`

const line = css`
  display: block;
  overflow-wrap: anywhere;
`
