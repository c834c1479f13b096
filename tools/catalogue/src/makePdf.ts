import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

/** Points. */
const MARGIN = 56
const SIZES = { title: 20, heading: 14, text: 11 }

/** A paragraph of a document. */
export interface Paragraph {
  look: keyof typeof SIZES
  text: string
}

/** Golos Text (OFL), made by tools/images/src/makeDocumentFont.ts. */
const FONT = readFileSync(new URL('files/golos-text.otf', import.meta.url))

/** A document in Russian, whose text can be copied and searched. The same paragraphs give the same bytes. */
export function makePdf(title: string, paragraphs: readonly Paragraph[]): Buffer {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Otherwise Helvetica would be loaded first.
    font: '',
    pdfVersion: '1.7',
    lang: 'ru',
    displayTitle: true,
    // A fixed date, so that the bytes are the same each time.
    info: { Title: title, CreationDate: new Date(0) },
  })
  document.font(FONT)
  for (const { look, text } of paragraphs) {
    const size = SIZES[look]
    document.fontSize(size).text(text, { lineGap: size * 0.25, paragraphGap: size * 0.5 })
  }
  document.end()
  return document.read() as Buffer
}
