import { rubles } from '../invoice/invoice.texts.ts'
import type { Pdf } from '../invoice/pdfPage.ts'
import type { TransferDocument, TransferLine } from './transferDocument.ts'
import { transferTexts as texts } from './transfer.texts.ts'
import { MARGIN } from './transferPage.ts'

/** Points: the columns, together as wide as the page. */
const WIDTHS = [20, 50, 165, 30, 26, 32, 38, 58, 66, 40, 40, 56, 66, 26, 34, 38]
const PADDING = 2
const FONT = 6.5
const HEAD_FONT = 5.5
/** Columns that hold words; those between hold figures. */
const WORDS = new Set([1, 2])
const FIRST_FIGURE = 6
const LAST_FIGURE = 12

/** The table of a transfer document with its totals. It goes on over pages with the letters of its columns; no line is cut. */
export function drawTransferTable(pdf: Pdf, { lines, sum, net, vat }: TransferDocument): void {
  drawRow(pdf, texts.columns, { size: HEAD_FONT, isHead: true })
  drawRow(pdf, texts.letters, { size: HEAD_FONT, isHead: true })
  for (const [index, line] of lines.entries()) drawRow(pdf, cellsOf(line, index), { size: FONT })
  const totals = ['', '', texts.total, '', '', '', '', '', rubles(net), texts.cross, texts.cross]
  drawRow(pdf, [...totals, vat === 0 ? texts.withoutVat : rubles(vat), rubles(sum), '', '', ''], {
    size: FONT,
    isBold: true,
  })
}

function cellsOf(line: TransferLine, index: number): string[] {
  const { name, sku, unit, unitCode, quantity, netPrice, net, vatRate, vat, sum } = line
  const rate = vatRate === null ? texts.withoutVat : texts.rate(vatRate)
  return [
    String(index + 1),
    sku || texts.dash,
    name,
    texts.dash,
    unitCode || texts.dash,
    unit,
    String(quantity),
    rubles(netPrice),
    rubles(net),
    texts.noExcise,
    rate,
    vatRate === null ? texts.withoutVat : rubles(vat),
    rubles(sum),
    ...[texts.dash, texts.dash, texts.dash],
  ]
}

interface RowLook {
  size: number
  isHead?: boolean
  isBold?: boolean
}

function drawRow(pdf: Pdf, cells: readonly string[], { size, isHead = false, isBold = false }: RowLook): void {
  const font = isBold ? 'bold' : 'regular'
  pdf.font(font).fontSize(size)
  const innerOf = (column: number) => WIDTHS[column]! - 2 * PADDING
  const height = Math.max(...cells.map((cell, column) => pdf.heightOfString(cell, { width: innerOf(column) })))
  if (pdf.y + height + 2 * PADDING > pdf.page.height - MARGIN) {
    pdf.addPage()
    drawRow(pdf, texts.letters, { size: HEAD_FONT, isHead: true })
    pdf.font(font).fontSize(size)
  }
  const top = pdf.y
  let left = MARGIN
  for (const [column, cell] of cells.entries()) {
    pdf
      .rect(left, top, WIDTHS[column]!, height + 2 * PADDING)
      .lineWidth(0.5)
      .stroke('black')
    const isFigure = column >= FIRST_FIGURE && column <= LAST_FIGURE
    const align = isHead ? 'center' : WORDS.has(column) ? 'left' : isFigure ? 'right' : 'center'
    pdf.fillColor('black').text(cell, left + PADDING, top + PADDING, { width: innerOf(column), align })
    left += WIDTHS[column]!
  }
  pdf.x = MARGIN
  pdf.y = top + height + 2 * PADDING
}
