import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { ExchangeError } from '../ExchangeError.ts'
import { unguardFormula } from './formulaGuard.ts'
import type { TableLine } from './readPriceList.ts'

const MAX_COLUMNS = 300
const SAMPLE_LINES = 50
const LONGEST_ROW = 12_000_000

/** Rows of a text with columns, by tabs, semicolons or commas, whichever it uses. @throws ExchangeError for what is no text */
export async function* readTextLines(chunks: AsyncIterable<string>): AsyncGenerator<TableLine> {
  const [head, all] = await peek(chunks)
  if (/[^\P{Cc}\t\n\v\f\r\u007F-\u009F]/u.test(head))
    throw new ExchangeError('This is not a table: it has control characters.')
  const parser = parse({
    delimiter: delimiterOf(head),
    relax_quotes: true,
    relax_column_count: true,
    bom: true,
    info: true,
    max_record_size: LONGEST_ROW,
  })
  const source = Readable.from(all)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>)
      yield { line: info.lines, cells: record.slice(0, MAX_COLUMNS).map(unguardFormula) }
  } catch (error) {
    if (error instanceof ExchangeError) throw error
    throw new ExchangeError(`The table cannot be read: ${(error as Error).message}.`)
  }
}

async function peek(chunks: AsyncIterable<string>): Promise<[string, AsyncIterable<string>]> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = await iterator.next()
  async function* whole() {
    if (!first.done) yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return [first.done ? '' : first.value, whole()]
}

/** Cells in quotes may have lines and signs of their own. */
const QUOTED = /(^|[\t\n\r,;])"(?:[^"]|"")*"/g

/** Commas also stand within numbers, so they separate only where nothing else does. */
function delimiterOf(head: string): string {
  const lines = head
    .replaceAll(QUOTED, '$1')
    .split(/\r\n|\n|\r/u, SAMPLE_LINES)
    .filter((line) => line.trim() !== '')
  const countOf = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length
  return ['\t', ';', ','].find((delimiter) => countOf(delimiter) * 2 > lines.length) ?? '\t'
}
