import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'

/** A line of the table that names a product and what it shall be. */
export interface TableLine {
  line: number
  sku: string
  values: { name?: string; price?: number; oldPrice?: number | null; quantity?: number }
}

export interface PriceTable {
  lines: TableLine[]
  refused: { line: number; text: string }[]
}

type Column = 'sku' | 'name' | 'price' | 'oldPrice' | 'quantity'

const [SKU, NAME, , , PRICE, OLD_PRICE, STOCK] = texts.columns
const COLUMNS: Readonly<Record<string, Column>> = {
  [SKU]: 'sku',
  [NAME]: 'name',
  [PRICE]: 'price',
  [OLD_PRICE]: 'oldPrice',
  [STOCK]: 'quantity',
}

/** Reads a table as spreadsheets save it: `;`, tabs or commas, cells in quotes. A problem of the whole is line 1's. */
export function readPriceTable(text: string): PriceTable {
  const rows = readCells(text.replace(/^\uFEFF/, ''))
  const [head = [], ...body] = rows
  const columns = head.map((cell) => COLUMNS[cell.trim()] ?? null)
  if (!columns.includes('sku')) return { lines: [], refused: [{ line: 1, text: texts.noCode }] }
  if (!columns.some((column) => column !== null && column !== 'sku'))
    return { lines: [], refused: [{ line: 1, text: texts.noColumns }] }
  const table: PriceTable = { lines: [], refused: [] }
  const seen = new Set<string>()
  for (const [place, cells] of body.entries()) {
    const line = place + 2
    if (cells.every((cell) => cell.trim() === '')) continue
    const sku = (cells[columns.indexOf('sku')] ?? '').trim().replace(/^'/, '')
    const read = readValues(columns, cells, head)
    if (seen.has(sku)) table.refused.push({ line, text: texts.codeTwice(sku) })
    else if (typeof read === 'string') table.refused.push({ line, text: read })
    else table.lines.push({ line, sku, values: read })
    seen.add(sku)
  }
  return table
}

/** @returns a sentence where a cell cannot be read */
function readValues(columns: readonly (Column | null)[], cells: readonly string[], head: readonly string[]) {
  const values: TableLine['values'] = {}
  for (const [place, column] of columns.entries()) {
    const cell = (cells[place] ?? '').trim()
    const bad = texts.badCell(head[place]!.trim(), cell)
    if (column === 'name' && cell !== '') values.name = cell.replace(/^'/, '')
    if (column === 'price' && cell !== '') {
      const price = kopecksOf(cell)
      if (price === null || price === 0) return bad
      values.price = price
    }
    if (column === 'oldPrice') {
      const price = cell === '' ? null : kopecksOf(cell)
      if (cell !== '' && price === null) return bad
      values.oldPrice = price
    }
    if (column === 'quantity' && cell !== '') {
      if (!/^\d{1,7}$/.test(cell.replaceAll(/\s/g, ''))) return bad
      values.quantity = Number(cell.replaceAll(/\s/g, ''))
    }
  }
  return values
}

/** `14 990`, `14990,50`. */
function kopecksOf(cell: string): number | null {
  const number = cell.replaceAll(/[\s₽]/g, '').replace(',', '.')
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(number) ? Math.round(Number(number) * 100) : null
}

function readCells(text: string): string[][] {
  const first = text.split(/\r?\n/, 1)[0] ?? ''
  const separator = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';'
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return rows
}
