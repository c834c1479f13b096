import type { ListRowInput } from '@verstak/contracts/cartList'
import { parseQuantity } from './parseQuantity.ts'
import type { TableRow } from './readTextTable.ts'

const CODE_TITLE = /^(код|артикул|арт\b|sku|code|номенклатурный номер)/iu
const QUANTITY_TITLE = /^(кол|к-во|qty|quantity|count|шт)/iu
/** «Код 15843327» */
const CODE_WORD = /^(?:код|артикул|арт\.?|sku|№)[\s:.]*(?=\S*\d)/iu
/** A line without columns: a code, and a quantity after a space, «x», a dash, or a separator that other lines do not have. */
const CODE_AND_QUANTITY = /^(\S+)(?:\s*[×*=;,]\s*|\s+[xх×*=:–—-]?\s*)(\d.*)$/iu

const MAX_CODE = 100
const MAX_QUANTITY_TEXT = 40

/** Codes and quantities of a table, wherever its columns are; its titles are left out. */
export function readListRows(table: readonly TableRow[]): ListRowInput[] {
  const rows = table.map(({ row, cells }) => ({ row, cells: cells.length > 1 ? cells : splitLine(cells[0] ?? '') }))
  const titles = titlesOf(rows[0]?.cells ?? [])
  const goods = titles ? rows.slice(1) : rows
  const code = titles?.code ?? 0
  const quantity = titles?.quantity ?? quantityColumnOf(goods, code)
  return goods.map(({ row, cells }) => ({
    row,
    code: (cells[code] ?? '').replace(CODE_WORD, '').trim().slice(0, MAX_CODE),
    quantity: (cells[quantity] ?? '').slice(0, MAX_QUANTITY_TEXT),
  }))
}

function splitLine(line: string): string[] {
  const plain = line.replace(CODE_WORD, '').trim()
  const [, code, quantity] = CODE_AND_QUANTITY.exec(plain) ?? []
  return code === undefined || quantity === undefined ? [plain] : [code, quantity]
}

function titlesOf(cells: readonly string[]): { code: number; quantity: number | undefined } | null {
  const code = cells.findIndex((cell) => CODE_TITLE.test(cell) && !/\d/u.test(cell))
  const quantity = cells.findIndex((cell) => QUANTITY_TITLE.test(cell) && !/\d/u.test(cell))
  if (code < 0 && quantity < 0) return null
  return { code: Math.max(code, 0), quantity: quantity < 0 ? undefined : quantity }
}

/** The column after the code that has most quantities. */
function quantityColumnOf(rows: readonly TableRow[], code: number): number {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const countAt = (column: number) =>
    rows.filter(({ cells }) => cells[column] && parseQuantity(cells[column]) !== null).length
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => column !== code)
  return columns.reduce((best, column) => (best < 0 || countAt(column) > countAt(best) ? column : best), -1)
}
