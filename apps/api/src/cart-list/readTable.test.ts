import { makeWorkbook, makeZip, workbookFiles, type PackedFile } from '../testing/makeWorkbook.ts'
import { createListReader } from './createListReader.ts'
import { ListFailure } from './ListFailure.ts'
import { readListRows } from './readListRows.ts'
import { readTable } from './readTable.ts'

const rowsOf = async (bytes: Buffer) =>
  readListRows(await readTable(bytes)).map(({ row, code, quantity }) => [row, code, quantity])
const rowsOfText = (text: string) => rowsOf(Buffer.from(text))
const problemOf = (bytes: Buffer) =>
  rowsOf(bytes).then(
    (rows) => rows,
    (error: unknown) => (error instanceof ListFailure ? error.problem : error),
  )

const GOODS = [
  [1, '15843327', '4'],
  [2, 'HR-2470', '2 шт'],
]

test.each([
  ['tabs', '15843327\t4\nHR-2470\t2 шт'],
  ['semicolons', '15843327;4\r\nHR-2470;2 шт\r\n'],
  ['commas', '15843327,4\nHR-2470,2 шт'],
  ['spaces', '15843327 4\nHR-2470 2 шт'],
  ['something else in each line', '15843327;4\nHR-2470\t2 шт'],
  ['quotes', '"15843327";"4"\n"HR-2470";"2 шт"'],
  ['words for people', 'Код 15843327 — 4\nарт. HR-2470 x 2 шт'],
])('rows by %s', async (_, text) => {
  expect(await rowsOfText(text)).toEqual(GOODS)
})

test('titles say which columns count, and are no row; rows keep their numbers in the file', async () => {
  const text = '№ п/п;Наименование;Кол-во, шт;Артикул\n1;Перфоратор;2;HR-2470\n\n2;Дрель;1 000;15843327\n'
  expect(await rowsOfText(text)).toEqual([
    [2, 'HR-2470', '2'],
    [4, '15843327', '1 000'],
  ])
})

test('without titles the quantity is the column that has most of them, and codes alone mean one piece', async () => {
  expect(await rowsOfText('15843327;Дрель 18 В;4\nHR-2470;Перфоратор;2 шт')).toEqual(GOODS)
  expect(await rowsOfText('15843327\nHR-2470')).toEqual([
    [1, '15843327', ''],
    [2, 'HR-2470', ''],
  ])
})

test('a quantity with a comma does not become two columns', async () => {
  expect(await rowsOfText('15843327;3,0\nHR-2470;2,5')).toEqual([
    [1, '15843327', '3,0'],
    [2, 'HR-2470', '2,5'],
  ])
})

test('quotes that nobody closes are inches', async () => {
  expect(await rowsOfText('15843327;4;Ключ 1/2"\nHR-2470;2 шт;"Бита 1/4')).toEqual(GOODS)
})

const WORDS = 'Код;Количество\n15843327;4 шт\n'
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
/** Windows-1251 of Russian letters and ASCII. */
const windows1251 = (text: string) =>
  Buffer.from([...text].map((letter) => (/[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))))
const cp866 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0)
      if (code < 0x80) return code
      return code < 0x440 ? code - 0x410 + 0x80 : code - 0x440 + 0xe0
    }),
  )

test.each([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${WORDS}`)],
  ['UTF-16', utf16(WORDS, false)],
  ['UTF-16 with its mark', utf16(`\uFEFF${WORDS}`, false)],
  ['big-endian UTF-16 with its mark', utf16(`\uFEFF${WORDS}`, true)],
  ['windows-1251', windows1251(WORDS)],
])('a file in %s is read', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual([[2, '15843327', '4 шт']])
})

test.each([
  ['another encoding', cp866(WORDS), 'encoding'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 73, 72, 68, 82, 0, 1, 2, 3]), 'not-a-table'],
  ['a broken archive', Buffer.from('PK\u0003\u0004 nothing else', 'latin1'), 'not-a-table'],
  ['an archive of something else', makeZip([{ name: 'word/document.xml', content: '<x/>' }]), 'not-a-table'],
  ['an old XLS', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.alloc(600)]), 'old-format'],
  [
    'a workbook behind a password',
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
    'password',
  ],
])('%s is refused', async (_, bytes, problem) => {
  expect(await problemOf(bytes)).toBe(problem)
})

test('a workbook is read: numbers, texts, and of formulas what was stored with them', async () => {
  const bytes = makeWorkbook([
    ['Код товара', 'Количество'],
    [15843327, 4],
    ['HR-2470', { formula: 'WEBSERVICE("http://x/")', value: 2 }],
    [],
    ['=1+1', '2 шт'],
  ])
  expect(await rowsOf(bytes)).toEqual([
    [2, '15843327', '4'],
    [3, 'HR-2470', '2'],
    [5, '=1+1', '2 шт'],
  ])
})

const goods = workbookFiles([['15843327', 4]])
const changed = (name: string, change: Partial<PackedFile>) =>
  makeZip(goods.map((file) => (file.name === name ? { ...file, ...change } : file)))

test.each([
  ['macros', makeZip([...goods, { name: 'xl/vbaProject.bin', content: 'x' }]), 'macros'],
  [
    'macros by its type alone',
    changed('[Content_Types].xml', {
      content: '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
    }),
    'macros',
  ],
  ['files behind a password', changed('xl/workbook.xml', { isEncrypted: true }), 'password'],
  [
    'more than 50 MB when unpacked',
    makeZip([...goods, { name: 'xl/media/bomb', content: Buffer.alloc(51 * 1024 * 1024) }]),
    'too-large',
  ],
  [
    'more in it than its directory says',
    makeZip([...goods, { name: 'xl/media/bomb', content: Buffer.alloc(60 * 1024 * 1024), claimedSize: 100 }]),
    'not-a-table',
  ],
  ['a broken sheet', changed('xl/worksheets/sheet1.xml', { content: '<worksheet><sheetData><row' }), 'not-a-table'],
])('a workbook with %s is refused', async (_, bytes, problem) => {
  expect(await problemOf(bytes)).toBe(problem)
})

test('a file that takes too much time or memory ends its own thread only', async () => {
  const hungry = makeWorkbook(Array.from({ length: 60_000 }, (_, index) => [`код ${index}`, 'а'.repeat(200)]))
  const tight = createListReader({ heapMb: 16 })
  await expect(tight.read(hungry)).rejects.toMatchObject({ problem: 'too-complex' })
  await expect(createListReader({ timeoutMs: 1 }).read(hungry)).rejects.toMatchObject({ problem: 'too-complex' })
  const rows = await createListReader().read(makeWorkbook([['15843327', 4]]))
  expect(rows).toEqual([{ row: 1, code: '15843327', quantity: '4' }])
})

test('1,000 rows are read, 1,001 and none are refused', async () => {
  const reader = createListReader()
  const listOf = (length: number) =>
    makeWorkbook([['Код', 'Кол-во'], ...Array.from({ length }, (_, index) => [10_000_000 + index, 2])])
  expect(await reader.read(listOf(1_000))).toHaveLength(1_000)
  await expect(reader.read(listOf(1_001))).rejects.toMatchObject({ problem: 'too-many-rows' })
  await expect(reader.read(Buffer.from('\n \n;;\n'))).rejects.toMatchObject({ problem: 'empty' })
})
