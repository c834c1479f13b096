import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWorkbook } from '../../cart-list/readWorkbook.ts'
import { makeWorkbook, makeZip, workbookFiles, type PackedFile } from '../../testing/makeWorkbook.ts'
import type { TableLine } from './readPriceList.ts'
import { readSheetLines } from './readSheetLines.ts'

const MAX_BYTES = 1_000_000
const folder = mkdtempSync(join(tmpdir(), 'verstak-sheet-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function linesOf(workbook: Buffer, mostBytes?: number): Promise<TableLine[]> {
  const path = join(folder, 'book.xlsx')
  writeFileSync(path, workbook)
  const lines: TableLine[] = []
  for await (const line of readSheetLines(path, mostBytes)) lines.push(line)
  return lines
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

/** A workbook as Excel writes it: texts and looks stand in parts of their own. */
function excelFiles(sheet: string, more: { texts?: string; looks?: string; settings?: string } = {}): PackedFile[] {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<x:workbook xmlns:x="x" xmlns:r="r">${more.settings ?? ''}<x:sheets><x:sheet name="Цены" sheetId="7" r:id="rId9"/><x:sheet name="Ещё" sheetId="8" r:id="rId2"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId2', 'worksheet', 'worksheets/other.xml')}${relation('rId9', 'worksheet', '/xl/worksheets/main.xml')}${relation('rId3', 'sharedStrings', 'texts.xml')}${relation('rId4', 'styles', 'styles.xml')}</Relationships>`,
    'xl/texts.xml': `<sst>${more.texts ?? ''}</sst>`,
    'xl/styles.xml': `<styleSheet>${more.looks ?? ''}</styleSheet>`,
    'xl/worksheets/other.xml': '<worksheet><sheetData><row><c><v>0</v></c></row></sheetData></worksheet>',
    'xl/worksheets/main.xml': `<worksheet><cols><col min="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
  }
  return [...workbookFiles([]).slice(0, 2), ...Object.entries(parts).map(([name, content]) => ({ name, content }))]
}

test('cells of every kind have the text that is seen in them', async () => {
  const texts =
    '<si><t>Пила</t></si><si><r><t>Дрель </t></r><r><t>ЗУБР</t></r><rPh><t>зубр</t></rPh></si><si><t>два_x000D_ряда</t></si>'
  const sheet =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>99</v></c></row>' +
    '<row r="4"><c r="B4" t="inlineStr"><is><t> сразу </t></is></c><c r="AA4"><v>4.6012345678901E+12</v></c></row>' +
    '<row r="5"><c><f>1+1</f><v>2</v></c><c t="str"><v>итог</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="d"><v>2026-11-27T00:00:00</v></c></row>' +
    '<row r="6"><c/></row>'
  const lines = await linesOf(makeZip(excelFiles(sheet, { texts })))
  expect(lines).toEqual([
    { line: 1, cells: ['Пила', 'Дрель ЗУБР', 'два\rряда', ''] },
    { line: 4, cells: ['', 'сразу', ...Array.from({ length: 24 }, () => ''), '4601234567890.1'] },
    { line: 5, cells: ['2', 'итог', 'true', '#N/A', '2026-11-27'] },
  ])
})

test('a number is a date where its format says so, from 1900 or 1904', async () => {
  const looks =
    '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;дней&quot;"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>'
  const sheet = `<row>${[0, 1, 2, 3].map((style) => `<c s="${style}"><v>46353</v></c>`).join('')}</row>`
  const [line] = await linesOf(makeZip(excelFiles(sheet, { looks })))
  expect(line?.cells).toEqual(['46353', '2026-11-27', '2026-11-27', '46353'])
  const settings = '<x:workbookPr date1904="1"/>'
  const [of1904] = await linesOf(makeZip(excelFiles('<row><c s="1"><v>44891</v></c></row>', { looks, settings })))
  expect(of1904?.cells).toEqual(['2026-11-27'])
})

test('rows are those that read-excel-file reads', async () => {
  const rows = [
    ['Код', 'Название', 'Цена'],
    ['1', 'Лопата <штыковая>', 120],
    ['', '', ''],
    ['2', 'Грабли', { formula: 'A1*2', value: 100.1 }],
    ['3', '', 0.1 + 0.2],
  ]
  const book = makeWorkbook(rows)
  const expected = (await readWorkbook(book)).map(({ row, cells }) => ({ line: row, cells }))
  expect(await linesOf(book)).toEqual(expected)
})

test('what was unpacked is deleted, also of a sheet that is not read to its end', async () => {
  const before = leftovers()
  const path = join(folder, 'long.xlsx')
  writeFileSync(path, makeWorkbook(Array.from({ length: 5000 }, (_, row) => [row, 'Товар'])))
  for await (const { line } of readSheetLines(path)) if (line === 3) break
  expect(leftovers()).toEqual(before)
})

const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('verstak-workbook-'))

test.each([
  ['without a sheet', workbookFiles([]).slice(0, 4), 'has no sheet'],
  ['whose sheet is cut', excelFiles('<row>'), 'is not XML'],
  [
    'that unpacks to too much',
    [...workbookFiles([[1]]), { name: 'xl/big', content: Buffer.alloc(MAX_BYTES) }],
    'too much',
  ],
])('a workbook %s is refused with words', async (_, files, words) => {
  await expect(linesOf(makeZip(files), MAX_BYTES)).rejects.toThrow(words)
})
