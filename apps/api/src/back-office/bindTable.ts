import type { Endpoint, EndpointQuery } from '@verstak/contracts/endpoint'
import { tablePathOf } from '@verstak/contracts/staffTable'
import { csvLinesOf, CSV_MARK } from '../favorites/csvOf.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import { parseInput } from '../http/parseInput.ts'
import { backOfficeTexts as texts } from './backOffice.texts.ts'

/** What stands in a cell; moments are told in Moscow's time, as Russian spreadsheets read them. */
export type Cell = string | number | boolean | Date | null

/** A list of the back office as a table for spreadsheets. */
export interface StaffTable<Row> {
  /** Name of the file, with its ending. */
  file: string
  headers: readonly string[]
  /** What tells rows apart: while a table is written others add rows, which moves the pages. */
  keyOf: (row: Row) => number | string
  /** Lines of a row, mostly one. */
  linesOf: (row: Row) => readonly (readonly Cell[])[]
}

export interface Slice {
  limit: number
  offset: number
}

const CHUNK = 500

/**
 * Binds the table of a list beside it: the same filters, every page, sent while it is read. Who may have it, says the policy.
 * @param pageOf rows of the filters for a caller, in the order of the list; fewer than `limit` are the last
 */
export function bindTable<E extends Endpoint, Row>(
  binder: Binder,
  endpoint: E,
  table: StaffTable<Row>,
  pageOf: (query: EndpointQuery<E>, slice: Slice, caller: Caller) => Promise<readonly Row[]>,
): void {
  bindTableFile(binder, endpoint, async (query, caller) =>
    tableFile(table, await pagesOf(table, (slice) => pageOf(query, slice, caller))),
  )
}

/** A table as a file that is written while its rows are read. */
export interface TableFile {
  name: string
  bytes: AsyncIterable<string>
}

/** Binds a table whose pages are not cut by number, or whose columns hang on the query. */
export function bindTableFile<E extends Endpoint>(
  { bindFile }: Binder,
  endpoint: E,
  fileOf: (query: EndpointQuery<E>, caller: Caller) => Promise<TableFile>,
): void {
  bindFile(tablePathOf(endpoint), async (search, caller) => {
    const { query } = parseInput(endpoint, Object.fromEntries(search), undefined)
    return { mediaType: 'text/csv; charset=utf-8', ...(await fileOf(query, caller)) }
  })
}

/** Pages of rows, however they are read. */
export type RowPages<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/** Rows as a table with its headers. */
export const tableFile = <Row>(
  { file, headers, linesOf }: Omit<StaffTable<Row>, 'keyOf'>,
  pages: RowPages<Row>,
): TableFile => ({
  name: file,
  bytes: (async function* () {
    yield CSV_MARK + csvLinesOf([headers])
    for await (const rows of pages)
      yield csvLinesOf(rows.flatMap((row) => linesOf(row).map((cells) => cells.map(textOf))))
  })(),
})

/**
 * Rows that are read by pages, each of them once.
 * @param read gives a page; fewer rows than `limit` are the last
 */
export async function pagesOf<Row>(
  { keyOf }: Pick<StaffTable<Row>, 'keyOf'>,
  read: (slice: Slice) => Promise<readonly Row[]>,
): Promise<AsyncIterable<readonly Row[]>> {
  // What the filters make impossible is told before the file begins.
  const first = await read({ limit: CHUNK, offset: 0 })
  return restOf(first)

  async function* restOf(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
    const known = new Set<number | string>()
    for (let offset = 0; ; rows = await read({ limit: CHUNK, offset })) {
      const fresh = rows.filter((row) => !known.has(keyOf(row)))
      fresh.forEach((row) => known.add(keyOf(row)))
      yield fresh
      offset += rows.length
      if (rows.length < CHUNK) return
    }
  }
}

/** The rows of a list that is told as a whole. */
export const wholeList = <Row>(rows: readonly Row[], { offset }: Slice): readonly Row[] => (offset === 0 ? rows : [])

/** Kopecks as Russian spreadsheets read rubles. */
export const rublesOf = (kopecks: number): string => (kopecks / 100).toFixed(2).replace('.', ',')

const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  ...({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
  timeZone: 'Europe/Moscow',
})

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? texts.yes : texts.no
  if (cell instanceof Date) return MOMENT.format(cell).replace(',', '')
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell
}
