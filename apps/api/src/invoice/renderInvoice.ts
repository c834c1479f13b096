import type { InvoiceDocument, InvoiceParty } from './invoiceDocument.ts'
import { drawInvoiceLines } from './drawInvoiceLines.ts'
import { invoiceTexts as texts, paperDay, rubles } from './invoice.texts.ts'
import { closePdf, openPdf } from './openPdf.ts'
import { paymentQr } from './paymentQr.ts'
import { MARGIN, WIDTH, type Pdf } from './pdfPage.ts'

/** Points. */
const QR_SIZE = 112
const GAP = 10
/** Height of what stands below the table. */
const CLOSING_HEIGHT = 120

/** The invoice as PDF, with the QR code of its payment. The same document gives the same bytes. */
export function renderInvoice(document: InvoiceDocument): Buffer {
  const title = texts.title(document.number, paperDay(document.date))
  const { date, seller } = document
  const pdf = openPdf({ title, author: seller.name, date, margin: MARGIN })
  drawPayee(pdf, document)
  pdf.font('bold').fontSize(15).text(title, MARGIN, pdf.y, { width: WIDTH })
  pdf.font('regular').fontSize(9).moveDown(0.6)
  row(pdf, texts.seller, `${partyOf(document.seller)}, ${document.seller.address}`)
  row(pdf, texts.buyer, partyOf(document.buyer))
  pdf.text(texts.reason(document.orderNumber)).moveDown(0.8)
  drawInvoiceLines(pdf, document)
  if (pdf.y + CLOSING_HEIGHT > pdf.page.height - MARGIN) pdf.addPage()
  pdf
    .font('regular')
    .fontSize(9)
    .text(texts.count(document.lines.length, rubles(document.sum)), MARGIN, pdf.y)
  pdf
    .moveDown(0.4)
    .text(texts.due(paperDay(document.dueDate)), { width: WIDTH })
    .moveDown(2)
  row(pdf, texts.director, `____________________  ${document.seller.director}`)
  row(pdf, texts.accountant, `____________________  ${document.seller.accountant}`)
  return closePdf(pdf)
}

/** The bank, the receiver and his account, beside the QR code. */
function drawPayee(pdf: Pdf, document: InvoiceDocument): void {
  const { seller } = document
  const top = pdf.y
  drawQr(pdf, paymentQr(document), MARGIN + WIDTH - QR_SIZE, top)
  const width = WIDTH - QR_SIZE - 2 * GAP
  const rows: [string, string][] = [
    [texts.heading.bank, seller.bank],
    [texts.heading.bic, seller.bic],
    [texts.heading.account, seller.correspondent],
    [texts.heading.receiver, partyOf(seller)],
    [texts.heading.account, seller.account],
  ]
  for (const [name, value] of rows) {
    const at = pdf.y
    pdf.fillColor('dimgray').text(name, MARGIN, at, { width: 90 })
    pdf.fillColor('black').text(value, MARGIN + 94, at, { width: width - 94 })
    pdf.moveDown(0.25)
  }
  pdf.x = MARGIN
  pdf.y = Math.max(pdf.y, top + QR_SIZE) + GAP
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke()
  pdf.y += GAP
}

/** Draws a QR code as squares that touch: sharp at any size, and printable. */
function drawQr(pdf: Pdf, modules: boolean[][], left: number, top: number): void {
  const side = QR_SIZE / modules.length
  for (const [line, cells] of modules.entries()) {
    for (const [column, isBlack] of cells.entries()) {
      if (isBlack) pdf.rect(left + column * side, top + line * side, side, side)
    }
  }
  pdf.fill('black')
}

function row(pdf: Pdf, name: string, value: string): void {
  const at = pdf.y
  pdf.fillColor('dimgray').text(name, MARGIN, at, { width: 90 })
  pdf.fillColor('black').text(value, MARGIN + 94, at, { width: WIDTH - 94 })
  pdf.x = MARGIN
  pdf.moveDown(0.4)
}

const partyOf = ({ name, inn, kpp }: InvoiceParty) =>
  [name, `${texts.inn} ${inn}`, ...(kpp === null ? [] : [`${texts.kpp} ${kpp}`])].join(', ')
