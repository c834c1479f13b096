// The package is large: papers are rendered by modules that are loaded with the first of them.
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import type { Pdf } from './pdfPage.ts'

/** Golos Text (OFL), made by tools/images/src/makeDocumentFont.ts. */
const REGULAR = readFileSync(new URL('files/golos-text.otf', import.meta.url))
const BOLD = readFileSync(new URL('files/golos-text-bold.otf', import.meta.url))

export interface PdfStart {
  title: string
  author: string
  /** ISO date of the paper, so that the bytes are the same each time. */
  date: string
  /** Points. */
  margin: number
  layout?: 'portrait' | 'landscape'
}

/** An empty A4 paper with the fonts `regular` and `bold`. */
export function openPdf({ title, author, date, margin, layout = 'portrait' }: PdfStart): Pdf {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, layout },
    // Otherwise Helvetica would be loaded first.
    font: '',
    pdfVersion: '1.7',
    lang: 'ru',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(`${date}T00:00:00Z`) },
  })
  return pdf.registerFont('regular', REGULAR).registerFont('bold', BOLD).font('regular').fontSize(9)
}

/** The bytes of a finished paper. */
export function closePdf(pdf: Pdf): Buffer {
  pdf.end()
  return pdf.read() as Buffer
}
