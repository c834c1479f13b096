import { strToU8, Zip, ZipDeflate } from 'fflate'
import { SHEET_NAME } from '../tableColumns.data.ts'
import type { ExportCell } from '../writeTable.ts'
import { escapeXml } from '../xmlText.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const FILES: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}/relationships"><sheets><sheet name="${SHEET_NAME}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${SHEET}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" xfId="0"/></cellXfs></styleSheet>`,
}
const SHEET_FILE = 'xl/worksheets/sheet1.xml'
/** Rows in a frozen head, so that it stays in view. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** An XLSX workbook with one sheet, piece by piece. Texts are texts, so nothing is a formula. */
export async function* writeWorkbook(rows: AsyncIterable<readonly ExportCell[]>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    return file
  }
  for (const [name, content] of Object.entries(FILES)) add(name).push(strToU8(HEAD + content), true)
  const sheet = add(SHEET_FILE)
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${SHEET}">${VIEW}<sheetData>`))
  let number = 0
  for await (const cells of rows) {
    number += 1
    sheet.push(
      strToU8(`<row r="${number}">${cells.map((cell, column) => cellOf(cell, column, number)).join('')}</row>`),
    )
    yield* made.splice(0)
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true)
  zip.end()
  yield* made.splice(0)
}

function cellOf(cell: ExportCell, column: number, row: number): string {
  if (cell === null || cell === '') return ''
  const at = `r="${columnName(column)}${row}"`
  return typeof cell === 'number'
    ? `<c ${at}><v>${cell}</v></c>`
    : `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
}

/** 0 is A, 26 is AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
