import { exchangeRowsTexts as words } from '@verstak/contracts/exchangeRows.texts'
import {
  exchangeValueOf,
  isExchangePrice,
  UNSORTED_ID,
  type ExchangeChange,
  type ExchangeFault,
  type ExchangeRun,
} from '@verstak/contracts/exchangeStaff'
import { rublesOf, type Cell, type StaffTable } from '../back-office/bindTable.ts'
import type { FeedRow } from '../feeds/feed.sql.ts'
import { feedAddress } from '../feeds/feedPath.ts'
import { exchangeStaffTexts as texts } from './exchangeStaff.texts.ts'

export const runsTable: StaffTable<ExchangeRun> = {
  ...texts.runsTable,
  keyOf: ({ id }) => id,
  linesOf: ({ id, source, origin, format, state, undoOf, startedAt, endedAt, report }) => [
    [
      ...[id, source, origin, format, texts.runStates[state], undoOf],
      ...[new Date(startedAt), endedAt === null ? null : new Date(endedAt)],
      ...[report?.products ?? null, report?.applied ?? null],
    ],
  ],
}

/** One line for each field that changes. */
export const changesTable: Omit<StaffTable<ExchangeChange>, 'keyOf'> = {
  ...texts.changesTable,
  linesOf({ kind, action, id, name, line, differences }) {
    const code = isUnsorted(kind, id) ? null : id
    const cells = [words.kinds[kind], words.actions[action], code, name, line]
    if (differences.length === 0) return [[...cells, null, null, null]]
    return differences.map(({ field, old, new: fresh }) => [
      ...cells,
      ...[words.fields[field] ?? field, valueOf(field, old), valueOf(field, fresh)],
    ])
  },
}

export const faultsTable: Omit<StaffTable<ExchangeFault>, 'keyOf'> = {
  ...texts.faultsTable,
  linesOf: ({ line, id, code, detail }) => [[line, id, words.faultsByCode[code] ?? code, detail]],
}

/** @param origin of the shop's addresses */
export const feedsTable = (origin: string): Omit<StaffTable<FeedRow>, 'keyOf'> => ({
  ...texts.feedsTable,
  linesOf: ({ region, key, made_at: madeAt, offers }) => [[region, origin + feedAddress(key), madeAt, offers]],
})

/** The import's own category: its id is in no file. */
const isUnsorted = (kindOrField: string, id: string) => kindOrField === 'category' && id === UNSORTED_ID

function valueOf(field: string, value: string): Cell {
  if (isUnsorted(field, value)) return words.unsorted
  return isExchangePrice(field, value) ? rublesOf(Number(value)) : exchangeValueOf(value)
}
