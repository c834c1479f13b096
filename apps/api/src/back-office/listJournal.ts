import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { listJournal as endpoint, type FieldChange } from '@verstak/contracts/journal'
import { csvOf } from '../favorites/csvOf.ts'
import type { OwnFile } from '../http/createBinder.ts'
import { parseInput } from '../http/parseInput.ts'
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

/** The journal as a table, one row for each field. @throws DomainError `invalid-input` */
export async function journalCsv({ db }: Pick<Services, 'db'>, query: URLSearchParams): Promise<OwnFile> {
  const { page: _, ...filter } = parseInput(endpoint, Object.fromEntries(query), undefined).query
  const { rows } = await selectJournal(db, filter, { limit: MAX_ROWS, offset: 0 })
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
