import type { InvoiceDocument, InvoiceLine } from './invoiceDocument.ts'
import { invoiceTexts as texts, rubles } from './invoice.texts.ts'
import { MARGIN, WIDTH, type Pdf } from './pdfPage.ts'

/** Points: the columns, together as wide as the page. */
const WIDTHS = [22, 211, 42, 30, 62, 68, 76]
const PADDING = 4
const FONT = 8

/** The table of an invoice and its totals; it goes on over pages, a line is never cut. */
export function drawInvoiceLines(pdf: Pdf, { lines, sum, vat }: InvoiceDocument): void {
  pdf.fontSize(FONT)
  drawRow(pdf, [...texts.columns], 'bold')
  for (const [index, line] of lines.entries()) drawRow(pdf, cellsOf(line, index), 'regular')
  pdf.moveDown(0.6)
  drawTotal(pdf, texts.total, rubles(sum))
  drawTotal(pdf, texts.ofVat, vat === 0 ? texts.withoutVat : rubles(vat))
  pdf.moveDown(0.8)
}

const cellsOf = ({ name, sku, quantity, unit, price, sum, vatRate, vat }: InvoiceLine, index: number) => [
  String(index + 1),
  sku === '' ? name : `${name} (${sku})`,
  String(quantity),
  unit,
  rubles(price),
  rubles(sum),
  vatRate === null ? texts.withoutVat : texts.rate(vatRate, rubles(vat)),
]

function drawRow(pdf: Pdf, cells: string[], font: 'regular' | 'bold'): void {
  pdf.font(font)
  const innerOf = (column: number) => WIDTHS[column]! - 2 * PADDING
  const height = Math.max(...cells.map((cell, column) => pdf.heightOfString(cell, { width: innerOf(column) })))
  if (pdf.y + height + 2 * PADDING > pdf.page.height - MARGIN) pdf.addPage()
  const top = pdf.y
  let left = MARGIN
  for (const [column, cell] of cells.entries()) {
    pdf
      .rect(left, top, WIDTHS[column]!, height + 2 * PADDING)
      .lineWidth(0.5)
      .stroke('darkgray')
    const align = column === 1 ? 'left' : column === 0 || column === 3 ? 'center' : 'right'
    pdf.fillColor('black').text(cell, left + PADDING, top + PADDING, { width: innerOf(column), align })
    left += WIDTHS[column]!
  }
  pdf.x = MARGIN
  pdf.y = top + height + 2 * PADDING
}

function drawTotal(pdf: Pdf, name: string, value: string): void {
  if (pdf.y + 2 * FONT > pdf.page.height - MARGIN) pdf.addPage()
  pdf.font('bold').fontSize(9).text(`${name}: ${value}`, MARGIN, pdf.y, { width: WIDTH, align: 'right' })
}
