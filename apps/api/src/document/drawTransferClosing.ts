import { paperDay } from '../invoice/invoice.texts.ts'
import type { Pdf } from '../invoice/pdfPage.ts'
import type { TransferDocument } from './transferDocument.ts'
import { transferTexts as texts } from './transfer.texts.ts'
import { MARGIN, WIDTH } from './transferPage.ts'

const FONT = 7
const GAP = 16
const COLUMN = (WIDTH - GAP) / 2
const RIGHT = MARGIN + COLUMN + GAP
/** Height of all that stands below the table. */
const HEIGHT = 196

/** Signatures of both sides and why the goods change hands; together on one page. */
export function drawTransferClosing(pdf: Pdf, document: TransferDocument): void {
  const { seller, buyer, orderNumber, orderDate, invoice, date, consignee } = document
  if (pdf.y + HEIGHT > pdf.page.height - MARGIN) pdf.addPage()
  pdf.moveDown(0.8)
  const signers = pdf.y
  drawSigned(pdf, texts.director, seller.director, MARGIN, signers)
  const signed = pdf.y
  drawSigned(pdf, texts.accountant, seller.accountant, RIGHT, signers)
  const ruleAt = Math.max(signed, pdf.y) + 4
  pdf
    .moveTo(MARGIN, ruleAt)
    .lineTo(MARGIN + WIDTH, ruleAt)
    .lineWidth(1)
    .stroke('black')
  pdf.y = ruleAt + 5
  drawFact(pdf, texts.reason, texts.reasonOf(orderNumber, paperDay(orderDate), invoice), MARGIN, WIDTH)
  drawFact(pdf, texts.transport, consignee ?? texts.dash, MARGIN, WIDTH)
  const top = pdf.y + 2
  const given: [string, string][] = [
    [texts.handedOver, texts.signature],
    [texts.handedOverAt, paperDay(date)],
    [texts.other, texts.dash],
    [texts.responsible, `${texts.signature}  ${seller.director}`],
    [texts.maker, texts.innOf(seller.name, seller.inn, seller.kpp)],
  ]
  const taken: [string, string][] = [
    [texts.received, texts.signature],
    [texts.receivedAt, texts.receivedDay],
    [texts.receivedOther, texts.dash],
    [texts.receiver, texts.signature],
    [texts.receiverName, texts.innOf(buyer.name, buyer.inn, buyer.kpp)],
  ]
  drawSide(pdf, given, MARGIN, top)
  drawSide(pdf, taken, RIGHT, top)
}

function drawSide(pdf: Pdf, facts: readonly [string, string][], left: number, top: number): void {
  pdf.y = top
  for (const [name, value] of facts) drawFact(pdf, name, value, left, COLUMN)
  pdf.moveDown(0.4).fontSize(FONT).text(texts.seal, left, pdf.y)
}

function drawSigned(pdf: Pdf, name: string, signer: string, left: number, top: number): void {
  pdf.font('regular').fontSize(FONT).fillColor('dimgray').text(name, left, top, { width: 130 })
  const end = pdf.y
  pdf.fillColor('black').text(`${texts.signature}  ${signer}`, left + 136, top + 6, { width: COLUMN - 136 })
  pdf.y = Math.max(end, pdf.y)
}

function drawFact(pdf: Pdf, name: string, value: string, left: number, width: number): void {
  const top = pdf.y
  const half = width === WIDTH ? 200 : 170
  pdf.font('regular').fontSize(FONT).fillColor('dimgray').text(name, left, top, { width: half })
  const end = pdf.y
  pdf.fillColor('black').text(value, left + half + 6, top, { width: width - half - 6 })
  pdf.x = MARGIN
  pdf.y = Math.max(end, pdf.y) + 3
}
