import { getCartToken } from '@verstak/contracts/cart'
import { checkList, MAX_LIST_ROWS, type ListProblem } from '@verstak/contracts/cartList'
import { makeWorkbook, makeZip, workbookFiles, type Cell } from '../testing/makeWorkbook.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { newCartsPerIp: 1000, listChecksPerIp: 1000, listFilesPerIp: 1000 } })

const MB = 1024 * 1024
const skuOf = (id: number) => 10_000_000 + id
const goods = workbookFiles([[skuOf(known.plenty), 4]])
/** Windows-1251 of Russian letters and ASCII. */
const windows1251 = (text: string) =>
  Buffer.from([...text].map((letter) => (/[А-я]/.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))))

/** Sends a file as the page of the cart does. */
async function send(file: Buffer) {
  const visitor = api.newVisitor()
  await visitor.call(getCartToken, {})
  return visitor.ask(checkList, { body: { file: file.toString('base64'), regionId: 1 } })
}
const rowsOf = async (file: Buffer) =>
  (await send(file)).body.rows.map(({ code, quantity, state, taken }) => [code, quantity, state, taken])

const macros = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
const hostile: [string, Buffer, ListProblem][] = [
  ['a file of more than 5 MB', Buffer.alloc(5.03 * MB, '1;1\n'), 'too-large'],
  ['a zip bomb', makeZip([...goods, { name: 'xl/media/bomb', content: Buffer.alloc(51 * MB) }]), 'too-large'],
  [
    'a zip bomb that lies about its size',
    makeZip([...goods, { name: 'xl/media/bomb', content: Buffer.alloc(60 * MB), claimedSize: 100 }]),
    'not-a-table',
  ],
  [
    'a workbook of endless texts',
    makeZip(
      goods.map((file) =>
        file.name === 'xl/worksheets/sheet1.xml' ? { ...file, content: Buffer.alloc(50.5 * MB, '<row/>') } : file,
      ),
    ),
    'too-large',
  ],
  ['a workbook with macros (XLSM)', makeZip([...goods, { name: 'xl/vbaProject.bin', content: 'x' }]), 'macros'],
  [
    'a workbook with macros by its type alone',
    makeZip(goods.map((file) => (file.name === '[Content_Types].xml' ? { ...file, content: macros } : file))),
    'macros',
  ],
  ['an old XLS', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.alloc(600)]), 'old-format'],
  ['letters of another encoding', Buffer.from([0x8a, 0xae, 0xa4, 0x3b, 0x31, 0x0a]), 'encoding'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'not-a-table'],
]

test.each(hostile)('%s is refused at the field of the file', async (_, file, reason) => {
  const { status, body } = await send(file)
  expect([status, body]).toMatchObject([400, { code: 'invalid-input', errors: [{ field: 'file', reason }] }])
})

test('a file of 50 MB is refused before it is read, and the API goes on', async () => {
  // The server answers as soon as it knows the length, and may cut the connection.
  const status = await send(Buffer.alloc(50 * MB, '1;1\n')).then(
    (answer) => answer.status,
    (error: unknown) => String((error as { cause?: { code?: string } }).cause?.code),
  )
  expect(['413', 'EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET']).toContain(String(status))
  expect(await rowsOf(Buffer.from(`${skuOf(known.plenty)};2\n`))).toEqual([
    [String(skuOf(known.plenty)), '2', 'found', 2],
  ])
})

test('a list in windows-1251 is read', async () => {
  const file = windows1251(`Код;Количество\n${skuOf(known.plenty)};4 шт\n`)
  expect(await rowsOf(file)).toEqual([[String(skuOf(known.plenty)), '4 шт', 'found', 4]])
})

test('formulas do nothing: of a workbook what was stored with them counts, in a text they are text', async () => {
  const formula = { formula: 'WEBSERVICE("http://127.0.0.1/x")', value: 3 }
  const book = makeWorkbook([
    ['Код', 'Количество'],
    [skuOf(known.plenty), formula],
    ['=cmd|"/c calc"!A1', 1],
  ])
  expect(await rowsOf(book)).toEqual([
    [String(skuOf(known.plenty)), '3', 'found', 3],
    ['=cmd|"/c calc"!A1', '1', 'unknown', 0],
  ])
  const text = Buffer.from(`${skuOf(known.plenty)};2\n=HYPERLINK("http://x";"y");1\n`)
  const [known1, other] = await rowsOf(text)
  expect([known1, other?.[2]]).toEqual([[String(skuOf(known.plenty)), '2', 'found', 2], 'unknown'])
})

const sizes: [string, (rows: Cell[][]) => Buffer][] = [
  ['CSV', (rows) => Buffer.from(rows.map((row) => row.join(';')).join('\n'))],
  ['XLSX', (rows) => makeWorkbook([['Код', 'Количество'], ...rows])],
]
test.each(sizes)('1,000 rows of a %s are all told of, within five seconds', async (_, write) => {
  const ids = (await api.db.selectFrom('product').select('id').orderBy('id').execute()).map(({ id }) => id)
  const rows = Array.from({ length: MAX_LIST_ROWS }, (__, row): Cell[] => [skuOf(ids[row % ids.length]!), 1])
  const delays: number[] = []
  // A busy machine may pause for longer than that: a few times, not each time.
  while (delays.length < 5 && !delays.some((delay) => delay < 5_000)) {
    const started = performance.now()
    const { status, body } = await send(write(rows))
    delays.push(performance.now() - started)
    expect(status).toBe(200)
    expect(body.rows.map(({ code }) => Number(code))).toEqual(rows.map(([code]) => code))
    expect(body.rows.filter(({ state }) => state === 'unknown' || state === 'no-code')).toEqual([])
  }
  expect(Math.min(...delays)).toBeLessThan(5_000)
})
