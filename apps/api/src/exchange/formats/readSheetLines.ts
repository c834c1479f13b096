import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExchangeError } from '../ExchangeError.ts'
import { decodeBytes } from './decodeBytes.ts'
import { isDateFormat, readSerialDate } from './excelDate.ts'
import { childOf, childText, childrenOf, readElements, type ReadElement, type XmlElement } from './readElements.ts'
import type { TableLine } from './readPriceList.ts'
import { unpackZip } from './unpackZip.ts'

const MAX_COLUMNS = 300
const MAX_UNPACKED = 2 ** 30
/** Letters of all texts of a workbook: its cells name them by number, so they stay in memory. */
const MAX_LETTERS = 64 * 2 ** 20

/** What cells of a sheet refer to. */
interface Workbook {
  /** Path of the first sheet. */
  sheet: string
  strings: readonly string[]
  /** By number of a cell's style. */
  isDate: readonly boolean[]
  /** Its days are counted from 1904. */
  isFrom1904: boolean
}

/**
 * Rows of the first sheet of an XLSX file, one after the other; of formulas the values that were stored with them. Empty rows
 * are left out. ECMA-376, part 1, section 18.
 * @param mostBytes that the file may unpack to
 * @throws ExchangeError
 */
export async function* readSheetLines(path: string, mostBytes = MAX_UNPACKED): AsyncGenerator<TableLine> {
  const folder = await mkdtemp(join(tmpdir(), 'verstak-workbook-'))
  try {
    await unpackZip(path, folder, mostBytes)
    const workbook = await readParts(folder)
    let line = 0
    for await (const row of elementsOf(workbook.sheet, 'worksheet/sheetData/row')) {
      line = Number(row.attributes['r'] ?? line + 1)
      const cells = cellsOf(row, workbook)
      if (cells.some((cell) => cell !== '')) yield { line, cells }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readParts(folder: string): Promise<Workbook> {
  const parts = new Map<string, string>()
  for await (const { attributes } of elementsOf(
    join(folder, 'xl/_rels/workbook.xml.rels'),
    'Relationships/Relationship',
  )) {
    const { Id = '', Type = '', Target = '' } = attributes
    const part = join('/', Target.startsWith('/') ? '' : 'xl', Target)
    parts.set(Id, part)
    parts.set(Type.slice(Type.lastIndexOf('/') + 1), part)
  }
  const pathOf = (name: string) => join(folder, parts.get(name) ?? '/none')
  let sheetId: string | undefined
  for await (const sheet of elementsOf(join(folder, 'xl/workbook.xml'), 'workbook/sheets/sheet'))
    sheetId ??= Object.entries(sheet.attributes).find(([name]) => name.endsWith(':id'))?.[1]
  let isFrom1904 = false
  for await (const { attributes } of elementsOf(join(folder, 'xl/workbook.xml'), 'workbook/workbookPr'))
    isFrom1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
  const sheet = pathOf(sheetId ?? '')
  if (!existsSync(sheet)) throw new ExchangeError('The workbook cannot be read: it has no sheet.')
  return {
    sheet,
    strings: await readStrings(pathOf('sharedStrings')),
    isDate: await readStyles(pathOf('styles')),
    isFrom1904,
  }
}

async function readStrings(path: string): Promise<string[]> {
  const strings: string[] = []
  let letters = 0
  for await (const item of elementsOf(path, 'sst/si')) {
    const text = richText(item)
    letters += text.length
    if (letters > MAX_LETTERS) throw new ExchangeError('The workbook has too much text to read. Save its sheet as CSV.')
    strings.push(text)
  }
  return strings
}

async function readStyles(path: string): Promise<boolean[]> {
  const formats = new Map<string, string>()
  for await (const { attributes } of elementsOf(path, 'styleSheet/numFmts/numFmt'))
    formats.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '')
  const isDate: boolean[] = []
  for await (const { attributes } of elementsOf(path, 'styleSheet/cellXfs/xf')) {
    const id = attributes['numFmtId'] ?? ''
    isDate.push(isDateFormat(Number(id), formats.get(id)))
  }
  return isDate
}

function cellsOf(row: XmlElement, workbook: Workbook): string[] {
  const cells: string[] = []
  for (const cell of childrenOf(row, 'c')) {
    const letters = /^[A-Z]+/.exec(cell.attributes['r'] ?? '')?.[0]
    const at = letters === undefined ? cells.length : columnOf(letters)
    if (at >= MAX_COLUMNS) break
    while (cells.length < at) cells.push('')
    cells[at] = valueOf(cell, workbook).trim()
  }
  return cells
}

/** 0 of A, 26 of AA. */
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function valueOf(cell: XmlElement, { strings, isDate, isFrom1904 }: Workbook): string {
  const value = childText(cell, 'v')
  const { t: type = 'n', s: style = '' } = cell.attributes
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'inlineStr') return richText(childOf(cell, 'is'))
  if (type === 'b') return String(value === '1')
  if (type === 'd') return value.slice(0, 10)
  if (type !== 'n' || value === '' || !Number.isFinite(Number(value))) return withControls(value)
  return (isDate[Number(style)] && readSerialDate(Number(value), isFrom1904)) || String(Number(value))
}

/** Text in one or several looks; how it is read aloud is left out. */
const richText = (element: XmlElement | undefined) =>
  withControls(
    [...childrenOf(element, 't'), ...childrenOf(element, 'r').flatMap((run) => childrenOf(run, 't'))]
      .map(({ text }) => text)
      .join(''),
  )

/** Signs that XML cannot hold stand as `_x000D_`. */
const withControls = (text: string) =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Elements of a file by their path; none of a file that is missing. */
async function* elementsOf(file: string, path: string): AsyncGenerator<ReadElement> {
  if (!existsSync(file)) return
  const want = (names: readonly string[]) => {
    const here = names.join('/')
    if (here === path) return 'whole'
    return path.startsWith(`${here}/`) ? 'open' : 'skip'
  }
  yield* readElements(decodeBytes(createReadStream(file)), want, () => {})
}
