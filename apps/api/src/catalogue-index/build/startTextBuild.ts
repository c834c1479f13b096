import { Worker } from 'node:worker_threads'
import { parseReferences, type References, type ReferenceTexts } from '../catalogueState.ts'
import type { Columns } from '../columns.ts'
import type { SharedTexts } from './copyRows.ts'
import { firstRowFrom } from '../IndexView.ts'
import type { TextData, TextIndexBuilder, TextSearch } from '../TextMatcher.ts'

/** Names, SKUs and articles take as long as all else together, so those of so many products get a thread. */
const THREAD_FROM = 50_000

/** What names are made from; all of it shared memory. */
export interface NamedRows {
  /** Name, SKU and article of each product in turn. */
  texts: SharedTexts
  /** By row, the product's place among the texts. */
  places: Int32Array
}

/** What the attributes of the rows are made from. */
export interface AttributedRows {
  references: ReferenceTexts
  columns: Pick<Columns, 'lft' | 'brandRows' | 'brandRowsStart' | 'valueRows' | 'valueRowsStart'>
}

/** Begins with the names; `finish` once the columns have all values. */
export function startTextBuild(
  search: TextSearch,
  rows: NamedRows,
): { finish(attributed: AttributedRows): Promise<TextData> } {
  return rows.places.length < THREAD_FROM ? buildInThisThread(search, rows) : buildInOtherThread(rows)
}

function buildInThisThread(search: TextSearch, rows: NamedRows) {
  const builder = search.createBuilder()
  addNames(builder, rows)
  return {
    async finish(attributed: AttributedRows) {
      addAttributes(builder, attributed, rows.places.length)
      return builder.finish()
    },
  }
}

function buildInOtherThread(rows: NamedRows) {
  const thread = new Worker(new URL('./textThread.ts', import.meta.url), { workerData: rows, execArgv: [] })
  const made = new Promise<TextData>((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that reads the names of products ended')))
  })
  made.catch(() => {})
  return {
    finish(attributed: AttributedRows) {
      thread.postMessage(attributed)
      return made
    },
  }
}

export function addNames(builder: TextIndexBuilder, { texts: { bytes, ends }, places }: NamedRows): void {
  for (let row = 0; row < places.length; row++) {
    const name = 3 * places[row]!
    const start = name === 0 ? 0 : ends[name - 1]!
    builder.addBytes({
      ...{ row, bytes, start },
      ...{ nameEnd: ends[name]!, skuEnd: ends[name + 1]!, articleEnd: ends[name + 2]! },
    })
  }
}

/** Brands, categories and characteristics, each with its rows. */
export function addAttributes(builder: TextIndexBuilder, attributed: AttributedRows, size: number): void {
  const { brands, categories, values } = parseReferences(attributed.references)
  const { lft, brandRows, brandRowsStart, valueRows, valueRowsStart } = attributed.columns
  const add: TextIndexBuilder['addAttribute'] = (kind, text, rows) => {
    if (rows.length > 0 && text !== '') builder.addAttribute(kind, text, rows)
  }
  brands.forEach(({ name }, place) => {
    add('brand', name, brandRows.subarray(brandRowsStart[place], brandRowsStart[place + 1]))
  })
  for (const { name, lft: border } of categories) {
    const from = firstRowFrom(lft, size, border)
    const to = firstRowFrom(lft, size, border + 1)
    add(
      'category',
      name,
      Int32Array.from({ length: to - from }, (_, i) => from + i),
    )
  }
  values.forEach((value, place) => {
    add('characteristic', characteristicOf(value), valueRows.subarray(valueRowsStart[place], valueRowsStart[place + 1]))
  })
}

/** «Мощность 500 Вт». */
export function characteristicOf({ name, property }: References['values'][number]): string {
  return `${property.name} ${name}${property.unit === null ? '' : ` ${property.unit}`}`
}
