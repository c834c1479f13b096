import { css } from '@linaria/core'
import type { ListReport, ListResult, ListRow } from '@verstak/contracts/cartList'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import { listEntryTexts as texts, resultTexts } from './listEntry.texts.ts'
import { ListInput } from './ListInput.tsx'
import { ListReportView } from './ListReportView.tsx'
import { useListAdd } from './useListAdd.ts'
import { useListCheck, type ListError } from './useListCheck.ts'

export interface ListEntryProps {
  /** Of a list that was sent without scripts. */
  sent?: ListReport | null
  /** Why that one was refused. */
  refusal?: ListError | null
  /** Closes the window; absent on a page. */
  onClose?: () => void
}

/** Enters a list of codes: its field, then the report on its rows, from which it goes into the cart. */
export function ListEntry({ sent = null, refusal = null, onClose }: ListEntryProps) {
  const { report, setReport, error, setError, isChecking, check } = useListCheck(sent, refusal)
  const { isAdding, add } = useListAdd()
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map())
  const [added, setAdded] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const isReported = report !== null

  // What was pressed has gone.
  const wasReported = useRef(isReported)
  useEffect(() => {
    if (wasReported.current !== isReported) box.current?.focus()
    wasReported.current = isReported
  }, [isReported])

  async function addAll(whole: ListReport) {
    if (isAdding || isChecking) return
    const results = await add(whole)
    if (typeof results === 'string') return setError({ field: 'rows', text: results })
    setAdded(results.filter((result) => result.added > 0).length)
    const left = leftOf(whole, results)
    setNotes(new Map(left.flatMap(({ row, note }) => (note === undefined ? [] : [[row.row, note]]))))
    if (left.length === 0) setReport({ ...whole, rows: [] })
    else await check({ rows: left.map(({ row: { row, code, quantity } }) => ({ row, code, quantity })) })
  }

  function startAgain() {
    setReport(null)
    setAdded(null)
    setNotes(new Map())
  }

  const isDone = report?.rows.length === 0 && added !== null
  return (
    <div ref={box} tabIndex={-1} className={stack}>
      {added !== null && (
        <Message tone="ok" title={texts.added(added)} isLive>
          {isDone ? texts.allAdded : texts.left(report?.rows.length ?? 0)}
        </Message>
      )}
      {error?.field === 'rows' && (
        <Message tone="danger" isLive>
          {error.text}
        </Message>
      )}
      {report && report.rows.length > 0 && (
        <ListReportView
          report={report}
          notes={notes}
          isBusy={isChecking}
          isAdding={isAdding}
          onChange={(rows) => {
            setNotes(new Map())
            if (rows.length === 0) startAgain()
            else void check({ rows })
          }}
          onAdd={() => void addAll(report)}
          onForget={startAgain}
        />
      )}
      {isDone && onClose && (
        <div>
          <Button size="l" onClick={onClose}>
            {texts.toCart}
          </Button>
        </div>
      )}
      {(!report || (report.rows.length === 0 && !isDone)) && (
        <ListInput text="" error={error} isChecking={isChecking} onCheck={(list) => void check(list)} />
      )}
    </div>
  )
}

/** Rows that were not taken wholly, with what became of them; duplicates go with the row that counts them. */
function leftOf({ rows }: ListReport, results: readonly ListResult[]): { row: ListRow; note: string | undefined }[] {
  const resultByGuid = new Map(results.map((result) => [result.productGuid, result]))
  const settled = new Set<number>()
  const noteByRow = new Map<number, string>()
  for (const row of rows) {
    const result = row.product && row.taken > 0 ? resultByGuid.get(row.product.guid) : undefined
    if (!result) continue
    const isWhole = row.state !== 'short' && (result.state === 'added' || result.state === 'rounded')
    if (isWhole) settled.add(row.row)
    else if (result.state !== 'added' && result.state !== 'rounded') noteByRow.set(row.row, resultTexts[result.state])
  }
  return rows
    .filter(({ row, sameAs }) => !settled.has(sameAs ?? row))
    .map((row) => ({ row, note: noteByRow.get(row.row) }))
}

const stack = css`
  position: relative;
  display: grid;
  gap: ${space.s16};

  &:focus {
    outline: none;
  }
`
