import { css } from '@linaria/core'
import { type ListReport, type ListRow, type ListRowInput } from '@verstak/contracts/cartList'
import { cartListFormAction } from '@verstak/contracts/cartListForm'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { color, space, weight } from '@verstak/ui-kit/tokens'
import { useCallback, useEffect, useRef, type FormEvent, type MouseEvent } from 'react'
import { listEntryTexts as texts } from './listEntry.texts.ts'
import { ListReportRow } from './ListReportRow.tsx'
import { reportCsv } from './reportCsv.ts'

export interface ListReportViewProps {
  report: ListReport
  /** What became of rows when the list was added, by their numbers. */
  notes: ReadonlyMap<number, string>
  isBusy: boolean
  isAdding: boolean
  /** Changed rows, all of them. */
  onChange: (rows: ListRowInput[]) => void
  onAdd: () => void
  onForget: () => void
}

/** What a list means row by row, what adding it does, and the ways on. */
export function ListReportView({ report, notes, isBusy, isAdding, onChange, onAdd, onForget }: ListReportViewProps) {
  const { layout } = useHost()
  const region = useRegion()
  const { rows, total, room } = report
  const short = rows.filter((row) => row.taken === 0 && row.state !== 'duplicate').length
  const partly = rows.filter(({ taken, state }) => taken > 0 && state === 'short').length
  const fresh = rows.filter(({ taken, held }) => taken > 0 && held === 0).length
  const latest = useRef({ rows, onChange })
  useEffect(() => {
    latest.current = { rows, onChange }
  })
  // The same functions all the time, so that rows are not drawn for their sake.
  const change = useCallback((next: ListRowInput) => {
    const { current } = latest
    current.onChange(current.rows.map((row) => (row.row === next.row ? next : inputOf(row))))
  }, [])
  const drop = useCallback((number: number) => {
    const { current } = latest
    current.onChange(current.rows.filter((row) => row.row !== number).map(inputOf))
  }, [])

  return (
    <form
      className={stack}
      method="post"
      action={cartListFormAction(layout, region.id)}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <div role="status">
        <p className={sum}>
          {total.products > 0 ? texts.adds(total.products, total.quantity, total.sum) : texts.addsNothing}
        </p>
        {short + partly > 0 && <p>{texts.notWhole(short + partly)}</p>}
      </div>
      {fresh > room && <Message tone="warn">{texts.noRoom(room)}</Message>}
      <ul className={list} aria-label={texts.report} aria-busy={isBusy || undefined}>
        {rows.map((row) => (
          <ListReportRow key={row.row} row={row} note={notes.get(row.row)} onChange={change} onDrop={drop} />
        ))}
      </ul>
      <div className={actions}>
        {total.products > 0 && (
          <Button
            type="submit"
            name="action"
            value="add"
            size="l"
            loading={isAdding}
            loadingLabel={texts.adding}
            onClick={press(onAdd)}
          >
            {texts.add(Math.min(total.products, total.products - Math.max(0, fresh - room)))}
          </Button>
        )}
        <Button className={withScripts} variant="secondary" size="l" onClick={() => download(rows)}>
          {texts.download}
        </Button>
        <Button type="submit" name="action" value="forget" variant="ghost" size="l" onClick={press(onForget)}>
          {texts.again}
        </Button>
      </div>
    </form>
  )
}

const inputOf = ({ row, code, quantity }: ListRow): ListRowInput => ({ row, code, quantity })

const press = (act: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  act()
}

function download(rows: readonly ListRow[]): void {
  const address = URL.createObjectURL(new Blob([reportCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: texts.fileName })
  link.click()
  URL.revokeObjectURL(address)
}

const stack = css`
  display: grid;
  gap: ${space.s16};
`

const sum = css`
  font-weight: ${weight.semibold};
`

const list = css`
  position: relative;

  &[aria-busy] {
    opacity: 0.6;
  }
`

const actions = css`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  padding: ${space.s12} 0;
  background-color: ${color.surfaceCard};
`

const withScripts = css`
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`
