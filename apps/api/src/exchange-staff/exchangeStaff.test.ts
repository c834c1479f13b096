import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  cancelExchange,
  EXCHANGE_PART_BYTES,
  EXCHANGE_PART_PATH,
  exportPathOf,
  getExchangeFile,
  getExchangeRun,
  listExchangeRuns,
  startExchange,
  undoExchange,
  type ExchangeFile,
  type ExportFormat,
} from '@verstak/contracts/exchangeStaff'
import { listJournal } from '@verstak/contracts/journal'
import { tablePathOf } from '@verstak/contracts/staffTable'
import { sql } from 'kysely'
import { selectGoods } from '../testing/exchangeShop.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
let staff: Visitor

beforeAll(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'manager' })
  staff = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
})

const headersOf = ({ cookies }: Visitor) => ({
  cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
  ...{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
})

async function sendPart(id: string, name: string, offset: number, body: Uint8Array<ArrayBuffer>) {
  const query = new URLSearchParams({ id, name, offset: String(offset) })
  return fetch(`${api.url}${EXCHANGE_PART_PATH}?${query}`, {
    method: 'POST',
    headers: { ...headersOf(staff), 'content-type': 'application/octet-stream' },
    body,
  })
}

/** In two parts, the first twice, as after a connection that broke. */
async function sendFile(name: string, content: string): Promise<string> {
  const id = randomUUID()
  const bytes = Buffer.from(content)
  const half = Math.ceil(bytes.length / 2)
  for (const [from, to] of [
    [0, half],
    [0, half],
    [half, bytes.length],
  ] as const)
    expect((await sendPart(id, name, from, bytes.subarray(from, to))).status).toBe(200)
  return id
}

async function ended(id: string, show: 'changes' | 'faults' = 'changes') {
  for (;;) {
    const answer = await staff.call(getExchangeFile, { query: { id, show } })
    if (answer.file.task?.state !== 'running') return answer
    await wait(50)
  }
}

const start = async (id: string, mode: 'dry' | 'run', source = 'list') =>
  (await staff.call(startExchange, { body: { id, mode, source } })).file as ExchangeFile

/** Lines of a table for spreadsheets, without its headers. */
async function tableOf(endpoint: typeof getExchangeRun | typeof getExchangeFile, query: Record<string, string>) {
  const path = `${tablePathOf(endpoint)}?${new URLSearchParams(query)}`
  const answer = await fetch(api.url + path, { headers: headersOf(staff) })
  expect(answer.status).toBe(200)
  return (await answer.text()).trimEnd().split('\r\n').slice(1)
}

const LIST = `Код;Наименование;Цена;Остаток\r\nS-1;Лопата;900;4\r\nS-2;Грабли;=1+1;1\r\nS-3;Вилы;1 100,50;0\r\n`

test('a price list is sent, tried, taken in, and taken back', async () => {
  const id = await sendFile('Прайс лист.csv', LIST)
  expect((await staff.call(getExchangeFile, { query: { id } })).file).toMatchObject({
    ...{ name: 'Прайс лист.csv', size: Buffer.byteLength(LIST), source: 'prays-list', task: null },
  })
  await start(id, 'dry')
  const dry = await ended(id)
  expect(dry.file.task).toMatchObject({ mode: 'dry', state: 'done', runId: null, report: { products: 2, refused: 1 } })
  expect(dry.changes.filter(({ kind }) => kind === 'product')).toEqual([
    { kind: 'product', id: 'S-1', name: 'Лопата', line: 2, action: 'add', differences: [] },
    { kind: 'product', id: 'S-3', name: 'Вилы', line: 4, action: 'add', differences: [] },
  ])
  expect((await ended(id, 'faults')).faults).toMatchObject([{ line: 3, id: 'S-2', code: 'bad-price' }])
  expect((await tableOf(getExchangeFile, { id })).filter((line) => line.startsWith('Товар'))).toEqual([
    'Товар;добавление;S-1;Лопата;2;;;',
    'Товар;добавление;S-3;Вилы;4;;;',
  ])
  expect(await selectGoods(api, 'list')).toEqual([])

  await start(id, 'run')
  const { runId } = (await ended(id)).file.task!
  expect((await selectGoods(api, 'list')).map(({ name, price }) => [name, price])).toEqual([
    ['Лопата', 90_000],
    ['Вилы', 110_050],
  ])
  const cheaper = await sendFile('Прайс лист.csv', LIST.replace('900;4', '850;4'))
  await start(cheaper, 'dry')
  expect((await ended(cheaper)).changes).toMatchObject([
    { id: 'S-1', action: 'change', differences: [{ field: 'price', old: '90000', new: '85000' }] },
  ])
  expect(await tableOf(getExchangeFile, { id: cheaper })).toEqual(['Товар;изменение;S-1;Лопата;2;Цена;900,00;850,00'])

  const { runs, sources } = await staff.call(listExchangeRuns, { query: {} })
  expect(runs[0]).toMatchObject({ id: runId, source: 'list', state: 'done', canUndo: true, origin: 'Прайс лист.csv' })
  expect(sources).toContain('list')
  const ofSource = async (source: string) => (await staff.call(listExchangeRuns, { query: { source } })).runs
  expect((await ofSource('list')).map(({ id }) => id)).toEqual([runId])
  expect(await ofSource('nobody')).toEqual([])
  const run = await staff.call(getExchangeRun, { query: { id: runId! } })
  expect(run.changes.filter(({ kind }) => kind === 'product')).toHaveLength(2)
  expect((await staff.call(getExchangeRun, { query: { id: runId!, show: 'faults' } })).faults).toHaveLength(1)
  const ofRun = { id: String(runId!) }
  expect(await tableOf(getExchangeRun, ofRun)).toHaveLength(run.total)
  // What a spreadsheet would take for a formula is plain text.
  const faults = [expect.stringMatching(/^3;S-2;Это не цена .+;'=1\+1$/)]
  expect(await tableOf(getExchangeRun, { ...ofRun, show: 'faults' })).toEqual(faults)
  expect(await tableOf(getExchangeFile, { id, show: 'faults' })).toEqual(faults)

  const undo = await staff.call(undoExchange, { body: { runId: runId! } })
  expect((await ended(undo.file.id)).file.task).toMatchObject({ mode: 'undo', state: 'done' })
  expect(await selectGoods(api, 'list')).toEqual([])
  expect((await staff.fail(undoExchange, { body: { runId: runId! } })).status).toBe(400)
  const { entries } = await staff.call(listJournal, { query: { entity: 'exchange' } })
  expect(entries.map(({ fields }) => fields[0]!.field)).toEqual(['undo', 'import'])
})

test('what cannot be read is told in Russian', async () => {
  const id = await sendFile('broken.xml', '<yml_catalog><shop><offers><offer id="1">')
  await start(id, 'run', 'broken')
  expect((await ended(id)).file.task).toMatchObject({ state: 'failed', words: expect.stringContaining('обрывается') })
  expect((await sendPart(id, 'broken.xml', 9999, Buffer.from('x'))).status).toBe(400)
  expect((await sendPart('nobody', 'a.xml', 0, Buffer.from('x'))).status).toBe(400)
  expect((await sendPart(randomUUID(), '', 0, Buffer.from('x'))).status).toBe(400)
  for (const endpoint of [startExchange, cancelExchange] as const)
    expect((await staff.ask(endpoint, { body: { id: randomUUID(), mode: 'dry', source: 'a' } })).status).toBe(404)
  const demo = await staff.fail(startExchange, { body: { id, mode: 'dry', source: 'demo' } })
  expect(demo.status).toBe(400)
})

test('work that is stopped says so, and the same file goes on later', async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => `N-${index};Гвоздь ${index};${index + 1};5`)
  const id = await sendFile('nails.csv', `Код;Наименование;Цена;Остаток\n${rows.join('\n')}\n`)
  // Somebody else is at one of the goods: those before it are written, and the import waits.
  const gate = Promise.withResolvers<void>()
  await sql`insert into exchange_source (name) values ('nails')`.execute(api.db)
  const held = api.db.transaction().execute(async (db) => {
    await sql`insert into exchange_item (source, kind, source_id, entity_id, record, is_active)
      values ('nails', 'product', 'N-800', 1, '{}', true)`.execute(db)
    await gate.promise
    throw new Error('Taken back')
  })
  await start(id, 'run', 'nails')
  const isWaiting = async () => {
    const { rows: waiting } = await sql`select from pg_stat_activity
      where application_name = 'verstak-exchange' and datname = current_database() and wait_event_type = 'Lock'`.execute(
      api.db,
    )
    return waiting.length > 0
  }
  while (!(await isWaiting())) await wait(20)
  await staff.call(cancelExchange, { body: { id } })
  expect((await ended(id)).file.task!.state).toBe('cancelled')
  gate.resolve()
  await expect(held).rejects.toThrow('Taken back')
  expect(await selectGoods(api, 'nails')).toHaveLength(600)
  await start(id, 'run', 'nails')
  expect((await ended(id)).file.task).toMatchObject({ state: 'done' })
  expect(await selectGoods(api, 'nails')).toHaveLength(1200)
  const { runId } = (await ended(id)).file.task!
  const lines = await tableOf(getExchangeRun, { id: String(runId) })
  const { total } = await staff.call(getExchangeRun, { query: { id: runId! } })
  expect([lines.length, new Set(lines).size]).toEqual([total, total])
})

test.each<ExportFormat>(['csv', 'yml', 'xlsx'])(
  'the catalogue goes out as %s, and comes back without a change',
  async (format) => {
    const response = await fetch(`${api.url}${exportPathOf(format)}`, { headers: headersOf(staff) })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain(`attachment; filename*=UTF-8''`)
    const bytes = Buffer.from(await response.arrayBuffer())
    const id = randomUUID()
    for (let at = 0; at < bytes.length; at += EXCHANGE_PART_BYTES)
      expect((await sendPart(id, `goods.${format}`, at, bytes.subarray(at, at + EXCHANGE_PART_BYTES))).status).toBe(200)
    await start(id, 'dry', 'shop')
    expect((await ended(id)).file.task).toMatchObject({ state: 'done', changes: 0, report: { changes: {} } })
  },
)
