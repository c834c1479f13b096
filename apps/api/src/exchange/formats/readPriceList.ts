import { hash } from 'node:crypto'
import { ExchangeError } from '../ExchangeError.ts'
import { parseNumber } from '../parseNumber.ts'
import { detach } from '../detach.ts'
import { plainLine } from '../plainText.ts'
import { LONGEST, type ExchangeRecord, type ProductRecord } from '../records.ts'
import { STOCK_HEAD } from '../tableColumns.data.ts'
import { parseParamLines } from './paramLines.ts'
import { ProductDraft } from './ProductDraft.ts'
import { AT_LEAST, MORE_PARAMS, NO_HEADS, NO_STOCK, PIECES, SOME_STOCK, type Role } from './priceList.data.ts'
import { plainHead, recogniseColumns, type Columns } from './recogniseColumns.ts'

/** Cells of a row; lines count from 1. */
export interface TableLine {
  line: number
  cells: readonly string[]
}

/** Settings of {@link readPriceList}. */
export interface PriceListOptions {
  available: number
  /** Roles of columns by plain head. */
  columns: Readonly<Record<string, string>>
}

/** The heads stand within so many rows. */
const MAX_LINES_BEFORE = 50

/**
 * Goods of a table. What has a name may be new; without names the rows are prices and stock of known goods.
 * @throws ExchangeError when no row looks like heads
 */
export async function* readPriceList(
  lines: AsyncIterable<TableLine>,
  options: PriceListOptions,
): AsyncGenerator<ExchangeRecord> {
  let columns: Columns | null = null
  let heads: readonly string[] = []
  let before = 0
  const sections = new Set<string>()
  const seen = new Map<string, string>()
  let section: string | null = null
  for await (const { line, cells } of lines) {
    if (columns === null) {
      columns = recogniseColumns(cells, options.columns)
      heads = cells.map(plainLine)
      before += 1
      if (columns === null && before >= MAX_LINES_BEFORE) break
      for (const [place, role] of (columns ?? []).entries())
        if (role === 'ignored' || (role === null && heads[place] === ''))
          yield { kind: 'unknown', name: `column ${heads[place]}` }
      continue
    }
    const filled = cells.filter((cell) => cell.trim() !== '')
    if (filled.length === 0) continue
    // A line of its own names what follows.
    if (filled.length === 1 && cells.length > 2 && parseNumber(filled[0]!) === null) section = plainLine(filled[0]!)
    else yield* onlyFirst(readLine({ line, cells, columns, heads, section, sections, options }), seen)
  }
  if (columns === null) throw new ExchangeError(NO_HEADS)
}

/** Of rows with one id the first counts; those that say the same lose nothing. @param seen digests of rows by id */
function* onlyFirst(records: Iterable<ExchangeRecord>, seen: Map<string, string>): Generator<ExchangeRecord> {
  for (const record of records) {
    if (record.kind !== 'part') {
      yield record
      continue
    }
    const { id, line } = record
    const digest = hash('md5', JSON.stringify(record.record), 'base64')
    const known = seen.get(id)
    if (known === undefined) {
      seen.set(detach(id), digest)
      yield record
    } else yield { kind: 'fault', id, line, code: known === digest ? 'repeated' : 'duplicate', detail: '' }
  }
}

interface Line extends TableLine {
  columns: Columns
  heads: readonly string[]
  section: string | null
  sections: Set<string>
  options: PriceListOptions
}

function* readLine({ line, cells, columns, heads, section, sections, options }: Line): Generator<ExchangeRecord> {
  const cell = (role: Role) => (columns.includes(role) ? (cells[columns.indexOf(role)] ?? '').trim() : '')
  const has = (role: Role) => columns.includes(role)
  const draft = new ProductDraft(
    cell('id') || cell('article') || plainLine(cell('name')).toLowerCase().slice(0, LONGEST.id),
    line,
  )
  const fields = new Set<keyof ProductRecord>()
  const set = (role: Role, field: keyof ProductRecord, act: (text: string) => void) => {
    if (!has(role)) return
    fields.add(field)
    act(cell(role))
  }
  set('name', 'name', (text) => draft.setName(text))
  set('article', 'article', (text) => draft.setArticle(text))
  set('brand', 'brand', (text) => draft.setBrand(text))
  set('description', 'description', (text) => draft.setDescription(text))
  set('price', 'price', (text) => draft.setPrice(text, 1, ''))
  set('oldPrice', 'oldPrice', (text) => text !== '' && draft.setOldPrice(text, 1))
  set('stock', 'stock', (text) => setStock(draft, text, options.available))
  set('weight', 'weight', (text) => draft.setWeight(text))
  set('barcode', 'barcodes', (text) => text.split(/[,;\s]+/).forEach((code) => draft.addBarcode(code)))
  set('picture', 'pictures', (text) =>
    text.split(/[;\s|]+|,\s*(?=https?:)/).forEach((address) => draft.addPicture(address)),
  )
  set('size', 'size', (text) => text !== '' && draft.setSize(text.split('/')))
  set('pictures', 'pictures', (text) => text.split('\n').forEach((address) => draft.addPicture(address)))
  set('section', 'category', (text) => (draft.record.category = text.slice(0, LONGEST.id) || null))
  set('group', 'group', (text) => (draft.record.group = text.slice(0, LONGEST.id) || null))
  const category = plainLine(cell('category') || cell('categoryId') || section || '').slice(0, LONGEST.name)
  if (category !== '') {
    const id = (cell('categoryId') || category.toLowerCase()).slice(0, LONGEST.id)
    fields.add('category')
    draft.record.category = id
    if (!sections.has(id)) {
      sections.add(detach(id))
      yield { kind: 'category', id, line, record: { name: category, parent: null } }
    }
  }
  for (const [place, head] of heads.entries())
    readOther(draft, fields, columns[place] ?? null, head, (cells[place] ?? '').trim())
  yield* asParts(draft, fields)
}

/** Pieces in an office, lines of characteristics, or one that the head names. */
function readOther(
  draft: ProductDraft,
  fields: Set<keyof ProductRecord>,
  role: Role | null,
  head: string,
  text: string,
): void {
  if (head === '' || (role !== null && role !== 'params')) return
  const place = STOCK_HEAD.exec(head)?.[1]
  fields.add(place === undefined ? 'params' : 'stock')
  if (place !== undefined) {
    if (text !== '' && text !== '0') draft.addStock(place, text.replace(PIECES, ''))
  } else if (MORE_PARAMS.test(plainHead(head))) {
    const params = parseParamLines(text)
    // Words of another form are a characteristic of their own.
    if (params.includes(null)) draft.addParam(head, text)
    else for (const param of params) if (param) draft.addParam(param[0], param[1], param[2] ?? '')
  } else draft.addParam(head, text)
}

/** Without a column for it a field stays as it is known. */
function* asParts(draft: ProductDraft, fields: ReadonlySet<keyof ProductRecord>): Generator<ExchangeRecord> {
  for (const found of draft.finish()) {
    if (found.kind !== 'product') yield found
    else {
      const known = Object.entries(found.record).filter(([field]) => fields.has(field as keyof ProductRecord))
      yield {
        kind: 'part',
        id: found.id,
        line: found.line,
        record: Object.fromEntries(known) as Partial<ProductRecord>,
      }
    }
  }
}

function setStock(draft: ProductDraft, text: string, available: number): void {
  const least = AT_LEAST.exec(text)?.[1]
  if (text === '' || NO_STOCK.test(text)) draft.record.stock = {}
  else if (SOME_STOCK.test(text)) draft.addStock('', String(available))
  else if (least !== undefined) draft.addStock('', least)
  else if (parseNumber(text.replace(PIECES, '')) === null) draft.fault('bad-number', `stock ${text}`)
  else draft.addStock('', text.replace(PIECES, ''))
}
