import { closePdf, openPdf } from '../invoice/openPdf.ts'
import { publicationRules as rules } from './publicationRules.texts.ts'

/** Points. */
const MARGIN = 56

/** The rules of publication as PDF; the same bytes each time. @param author the shop's name */
export function renderPublicationRules(author: string): Buffer {
  const { title, date } = rules
  const pdf = openPdf({ title, author, date, margin: MARGIN })
  pdf.font('bold').fontSize(18).text(title)
  pdf.font('regular').fontSize(10).fillColor('dimgray').moveDown(0.3).text(rules.version).fillColor('black')
  for (const section of rules.sections) {
    pdf.moveDown(1).font('bold').fontSize(12).text(section.title)
    pdf.font('regular').fontSize(10.5)
    for (const paragraph of section.paragraphs) pdf.moveDown(0.4).text(paragraph, { lineGap: 2 })
  }
  return closePdf(pdf)
}
