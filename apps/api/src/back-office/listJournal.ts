import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { JournalFilter, type FieldChange, type listJournal as endpoint } from '@verstak/contracts/journal'
import * as v from 'valibot'
import { invalidInput } from '../DomainError.ts'
import { csvOf } from '../favorites/csvOf.ts'
import { coerceQuery } from '../http/coerceQuery.ts'
import type { OwnFile } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { backOfficeTexts as texts } from './backOffice.texts.ts'
import { selectJournal, selectJournalFacets } from './journal.sql.ts'
import { wireEntry } from './wireEntry.ts'

const PAGE_SIZE = 50
/** Rows of a spreadsheet; older ones are had by dates. */
const MAX_ROWS = 50_000

/** A page of the journal. */
export async function listJournal(
  { db }: Pick<Services, 'db'>,
  { page, ...filter }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const [{ total, rows }, facets] = await Promise.all([
    selectJournal(db, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    selectJournalFacets(db),
  ])
  return { entries: rows.map(wireEntry), total, pageSize: PAGE_SIZE, ...facets }
}

/** The journal as a table, one row for each field. */
export async function journalCsv({ db }: Pick<Services, 'db'>, query: URLSearchParams): Promise<OwnFile> {
  const { success, output } = v.safeParse(JournalFilter, coerceQuery(JournalFilter, Object.fromEntries(query)))
  if (!success) throw invalidInput('', 'invalid', 'The filters are none of the journal.')
  const { rows } = await selectJournal(db, output, { limit: MAX_ROWS, offset: 0 })
  const lines = rows.flatMap((row) => {
    const head = [row.at.toISOString(), row.author, row.entity, row.entity_id, row.entity_name, row.action]
    return row.fields.map((change: FieldChange) => [...head, change.field, textOf(change.old), textOf(change.new)])
  })
  return {
    mediaType: 'text/csv; charset=utf-8',
    name: texts.journalFile,
    bytes: csvOf([texts.columns, ...lines]),
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
