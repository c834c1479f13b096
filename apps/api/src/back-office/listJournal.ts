import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listJournal as endpoint, FieldChange } from '@verstak/contracts/journal'
import type { Services } from '../services.ts'
import { backOfficeTexts as texts } from './backOffice.texts.ts'
import type { StaffTable } from './bindTable.ts'
import { selectJournal, selectJournalFacets, type EntryRow } from './journal.sql.ts'
import { wireEntry } from './wireEntry.ts'

const PAGE_SIZE = 50

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

/** The journal as a table, one line for each field. */
export const journalTable: StaffTable<EntryRow> = {
  file: texts.journalFile,
  headers: texts.columns,
  keyOf: ({ id }) => id,
  linesOf: ({ at, author, entity, entity_id, entity_name, action, fields }) =>
    fields.map((change: FieldChange) => [
      ...[at, author, entity, entity_id, entity_name, action],
      ...[change.field, textOf(change.old), textOf(change.new)],
    ]),
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
