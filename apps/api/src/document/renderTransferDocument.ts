import { paperDay } from '../invoice/invoice.texts.ts'
import { closePdf, openPdf } from '../invoice/openPdf.ts'
import type { Pdf } from '../invoice/pdfPage.ts'
import { drawTransferClosing } from './drawTransferClosing.ts'
import { drawTransferTable } from './drawTransferTable.ts'
import type { TransferDocument } from './transferDocument.ts'
import { transferTexts as texts } from './transfer.texts.ts'
import { MARGIN, WIDTH } from './transferPage.ts'

/** Points: the column with the name of the form, and what stands beside it. */
const STATUS_WIDTH = 84
const GAP = 10
const LEFT = MARGIN + STATUS_WIDTH + GAP
const COLUMN = (WIDTH - STATUS_WIDTH - 2 * GAP) / 2
const NAME_WIDTH = 118
const FONT = 7

/** The transfer document as PDF, by the form of decree 1137. The same document gives the same bytes. */
export function renderTransferDocument(document: TransferDocument): Buffer {
  const { number, date, seller } = document
  const title = texts.title(number, paperDay(date))
  const pdf = openPdf({ title, author: seller.name, date, margin: MARGIN, layout: 'landscape' })
  const top = pdf.y
  drawStatus(pdf)
  pdf
    .fontSize(5.5)
    .fillColor('dimgray')
    .text(texts.decree, LEFT, top, { width: WIDTH - STATUS_WIDTH - GAP, align: 'right' })
  pdf
    .fillColor('black')
    .font('bold')
    .fontSize(11)
    .text(texts.heading(number, paperDay(date)), LEFT, pdf.y + 2)
  pdf.font('regular').fontSize(FONT).text(texts.correction)
  drawParties(pdf, document, pdf.y + 4)
  drawTransferTable(pdf, document)
  drawTransferClosing(pdf, document)
  return closePdf(pdf)
}

/** The name of the form and its status, on the left of the first page. */
function drawStatus(pdf: Pdf): void {
  const width = STATUS_WIDTH
  pdf.font('bold').fontSize(8).text(texts.name, MARGIN, MARGIN, { width })
  pdf.moveDown(0.5).fontSize(9).text(texts.status, { width })
  pdf.moveDown(0.5).font('regular').fontSize(6).fillColor('dimgray').text(texts.statuses, { width })
}

function drawParties(pdf: Pdf, document: TransferDocument, top: number): void {
  const { number, date, seller, buyer, consignee, lines } = document
  const { name, address, inn, kpp } = buyer
  const left: [string, string][] = [
    [texts.seller, seller.name],
    [texts.sellerAddress, seller.address],
    [texts.sellerInn, texts.inn(seller.inn, seller.kpp)],
    [texts.consignor, texts.same],
    [texts.consignee, consignee === null ? name : `${name}, ${consignee}`],
    [texts.payment, texts.dash],
    [texts.shipment, texts.shipmentOf(lines.length, number, paperDay(date))],
  ]
  const right: [string, string][] = [
    [texts.buyer, name],
    [texts.buyerAddress, address ?? texts.dash],
    [texts.buyerInn, texts.inn(inn, kpp)],
    [texts.currency, texts.ruble],
    [texts.contract, texts.dash],
  ]
  const ends = [drawPairs(pdf, left, LEFT, top), drawPairs(pdf, right, LEFT + COLUMN + GAP, top)]
  const end = Math.max(...ends) + 4
  const line = MARGIN + STATUS_WIDTH + GAP / 2
  pdf.moveTo(line, MARGIN).lineTo(line, end).lineWidth(1).stroke('black')
  pdf.x = MARGIN
  pdf.y = end + 4
}

/** Names with their values below each other. @returns where they end */
function drawPairs(pdf: Pdf, pairs: readonly [string, string][], left: number, top: number): number {
  pdf.fontSize(FONT)
  let y = top
  for (const [name, value] of pairs) {
    pdf.fillColor('dimgray').text(name, left, y, { width: NAME_WIDTH })
    const nameEnd = pdf.y
    pdf.fillColor('black').text(value, left + NAME_WIDTH + 4, y, { width: COLUMN - NAME_WIDTH - 4 })
    y = Math.max(nameEnd, pdf.y) + 2
  }
  return y
}
