import { readApiError } from '@verstak/api-client/readApiError'
import { checkList, MAX_LIST_FILE, type ListReport, type ListRowInput } from '@verstak/contracts/cartList'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useRef, useState } from 'react'
import { fileText } from './fileText.ts'
import { listEntryTexts as texts, problemTexts } from './listEntry.texts.ts'
import { withEqualRows } from './withEqualRows.ts'

/** A list as the shopper gives it. */
export type GivenList = { text: string } | { file: File } | { rows: ListRowInput[] }

/** Why a list was not checked, and at which field that stands. */
export interface ListError {
  field: 'text' | 'file' | 'rows'
  text: string
}

/** Large files take their time on the way, too. */
const TIMEOUT_MS = 60_000

/** Has a list checked; of several checks the latest counts. */
export function useListCheck(initial: ListReport | null, refusal: ListError | null) {
  const { call } = useHost()
  const region = useRegion()
  const [report, setReport] = useState(initial)
  const [error, setError] = useState(refusal)
  const [isChecking, setChecking] = useState(false)
  const latest = useRef(0)

  /** Resolves with the report, or null when there is none. */
  async function check(list: GivenList): Promise<ListReport | null> {
    const turn = ++latest.current
    setChecking(true)
    setError(null)
    const outcome = await ask(list).catch((failure: unknown) => errorOf(failure, fieldOf(list)))
    if (turn !== latest.current) return null
    setChecking(false)
    // Of a thousand rows only those that changed are drawn anew.
    if ('rows' in outcome) setReport((before) => withEqualRows(before, outcome))
    else setError(outcome)
    return 'rows' in outcome ? outcome : null
  }

  async function ask(list: GivenList): Promise<ListReport | ListError> {
    if ('text' in list && list.text.trim() === '') return { field: 'text', text: problemTexts.empty }
    if ('file' in list && list.file.size > MAX_LIST_FILE) return { field: 'file', text: problemTexts['too-large'] }
    const given = 'file' in list ? { file: await fileText(list.file) } : list
    return call(checkList, { body: { ...given, regionId: region.id } }, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  }

  return { report, setReport, error, setError, isChecking, check }
}

const fieldOf = (list: GivenList): ListError['field'] => ('text' in list ? 'text' : 'file' in list ? 'file' : 'rows')

/** In the shopper's words. */
function errorOf(failure: unknown, field: ListError['field']): ListError {
  const error = readApiError(failure)
  const reason = error?.details[0]?.reason
  const problem = Object.entries(problemTexts).find(([name]) => name === reason)?.[1]
  if (problem) return { field, text: problem }
  if (error?.status === 413 || reason === 'max_length') return { field, text: problemTexts['too-large'] }
  if (error?.code === 'rate-limited') return { field, text: texts.tooMany }
  if (error?.code === 'unavailable' && field === 'file' && error.status === 503) return { field, text: texts.busy }
  return { field, text: texts.failed }
}
