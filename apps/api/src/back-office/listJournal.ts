import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { listJournal as endpoint, FieldChange } from '@verstak/contracts/journal'
import { FIELD_NAMES, JOURNAL_ACTION_NAMES, JOURNAL_KIND_NAMES } from '@verstak/contracts/journal.texts'
import { isMoney, isTimestamp, referenceInWords, valueInWords } from '@verstak/contracts/valueWords'
import type { Services } from '../services.ts'
import { backOfficeTexts as texts } from './backOffice.texts.ts'
import { rublesOf, type Cell, type StaffTable } from './bindTable.ts'
import { selectJournal, selectJournalFacets, type EntryRow } from './journal.sql.ts'
import { withReferenceNames } from './referenceNames.sql.ts'
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
  const named = await withReferenceNames(db, rows)
  return { entries: named.map(wireEntry), total, pageSize: PAGE_SIZE, ...facets }
}

/** The journal as a table in the words of the staff, one line for each field. */
export const journalTable: StaffTable<EntryRow> = {
  file: texts.journalFile,
  headers: texts.columns,
  keyOf: ({ id }) => id,
  linesOf: ({ at, author, entity, entity_id, entity_name, action, fields }) =>
    fields.map((change: FieldChange) => [
      ...[at, author, JOURNAL_KIND_NAMES[entity] ?? entity, entity_id, entity_name, JOURNAL_ACTION_NAMES[action]],
      FIELD_NAMES[entity]?.[change.field] ?? change.field,
      ...[cellOf(change.field, change.old, change.oldName), cellOf(change.field, change.new, change.newName)],
    ]),
}

/** Words would shorten them: a table has them whole. */
const WHOLE = new Set(['blocks', 'stock'])

function cellOf(field: string, value: unknown, name: string | undefined): Cell {
  const reference = referenceInWords(field, value, name)
  if (reference !== undefined) return reference
  if (isMoney(field, value)) return rublesOf(value)
  if (isTimestamp(value)) return new Date(value)
  const words = WHOLE.has(field) ? value : valueInWords(field, value)
  return typeof words === 'object' && words !== null ? JSON.stringify(words) : (words as Cell)
}
