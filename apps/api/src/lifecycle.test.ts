import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addToCart, getCartToken } from '@verstak/contracts/cart'
import {
  EXCHANGE_PART_PATH,
  getExchangeFile,
  getExchangeRun,
  listExchangeRuns,
  startExchange,
} from '@verstak/contracts/exchangeStaff'
import { createOrder } from '@verstak/contracts/order'
import { startTestCluster, type TestCluster, type TestDatabase } from '@verstak/tools-database/testCluster'
import { sql } from 'kysely'
import { openDatabase, type OpenDatabase } from './db/openDatabase.ts'
import { startApiProcess, waitUntilReady } from './testing/apiProcess.ts'
import { fillShop } from './testing/fillShop.ts'
import { addUser, startTestSession } from './testing/startTestSession.ts'
import { guidOf, known } from './testing/testShop.data.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

let cluster: TestCluster
let database: TestDatabase
let own: OpenDatabase
let dataFolder: string

beforeAll(async () => {
  cluster = await startTestCluster()
  database = await cluster.createDatabase()
  // It holds rows while programs start, on a busy machine for long.
  own = openDatabase(database.url, { poolSize: 2, statementTimeoutMs: 60_000 })
  await fillShop(own.db)
  dataFolder = await mkdtemp(join(tmpdir(), 'verstak-api-test-'))
})
afterAll(async () => {
  await own?.close()
  await cluster?.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

const startProcess = (env: Record<string, string>) => startApiProcess({ VERSTAK_DATA: dataFolder, ...env })

test('SIGTERM: no new calls, the one under way is finished, the process ends with 0', async () => {
  const api = await startProcess({ DATABASE_URL: database.url })
  await waitUntilReady(api)
  const visitor = createVisitor(api.url)
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.plenty), quantity: 1, regionId: 1 } })

  // Another transaction holds the stock, so the order has to wait.
  let letGo = () => {}
  const held = own.db.transaction().execute(async (transaction) => {
    await sql`select from stock where product_id = ${known.plenty} for update`.execute(transaction)
    await new Promise<void>((resolve) => (letGo = resolve))
  })
  const body = {
    contact: { name: 'Иван', phone: '9991234567', email: '' as const },
    delivery: { type: 'pickup' as const, officeId: 1 },
    payment: 'cash' as const,
    comment: '',
    regionId: 1,
    expectedSum: 100_000,
  }
  const order = visitor.call(createOrder, { body }, { 'idempotency-key': 'order-key-1' })
  await waitForLock()
  // Clients open connections in advance: nothing was asked on this one.
  const spare = connect(Number(new URL(api.url).port), '127.0.0.1')
  const spareEnds = new Promise((resolve) => spare.once('close', resolve))
  await new Promise((resolve) => spare.once('connect', resolve))
  api.child.kill('SIGTERM')
  const isRefused = () =>
    fetch(`${api.url}/api/v1/region/all`).then(
      () => false,
      () => true,
    )
  while (!(await isRefused())) await wait(20)
  await spareEnds
  letGo()
  await held
  expect((await order).number).toMatch(/^\d+$/)
  expect((await api.ended).code).toBe(0)
})

async function waitForLock(): Promise<void> {
  for (;;) {
    // In this database alone: other tests use the same server.
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(own.db)
    if (rows.length > 0) return
    await wait(20)
  }
}

test('metrics, health and readiness stand on a second port of this machine, not on the first', async () => {
  const api = await startProcess({ DATABASE_URL: database.url })
  await waitUntilReady(api)
  await fetch(`${api.url}/api/v1/region/all?x=1`)
  await fetch(`${api.url}/wp-login.php`)
  const metrics = await (await fetch(`${api.opsUrl}/metrics`)).text()
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/region/all",status="200"} 1',
  )
  expect(metrics).toContain('route="unknown",status="404"')
  expect(metrics).not.toContain('wp-login')
  expect(metrics).toContain('database_connections{state="open"}')
  expect(metrics).toContain('process_resident_memory_bytes')
  expect((await fetch(`${api.opsUrl}/healthz`)).status).toBe(200)
  for (const path of ['/metrics', '/healthz', '/readyz']) expect((await fetch(`${api.url}${path}`)).status).toBe(404)
  api.child.kill('SIGTERM')
  await api.ended
})

test('an import that ended with the machine is broken once the API has started', async () => {
  await sql`with own as (insert into exchange_source (name) values ('list') returning name)
    insert into exchange_run (source, origin, format, state, is_whole)
    select name, 'a.csv', 'table', 'reading', false from own`.execute(own.db)
  const api = await startProcess({ DATABASE_URL: database.url })
  await waitUntilReady(api)
  const { rows } = await sql`select state from exchange_run`.execute(own.db)
  expect(rows).toEqual([{ state: 'broken' }])
  api.child.kill('SIGTERM')
  await api.ended
})

test('an import that was under way when the API was killed says that it was stopped, and is begun anew', async () => {
  const before = await startProcess({ DATABASE_URL: database.url })
  await waitUntilReady(before)
  const userId = await addUser(own, { is_staff: true })
  const clock = { now: new Date() }
  const session = { userId, isAdmin: true }
  const staff = await startTestSession({ databaseUrl: database.url, clock }, createVisitor(before.url), session)
  const id = randomUUID()
  const headers = {
    cookie: [...staff.cookies].map((pair) => pair.join('=')).join('; '),
    ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream' },
  }
  const part = `${before.url}${EXCHANGE_PART_PATH}?id=${id}&name=list.csv&offset=0`
  const list = 'Код;Наименование;Цена;Остаток\r\nS-1;Лопата;900;4\r\n'
  expect((await fetch(part, { method: 'POST', headers, body: list })).status).toBe(200)

  // Goods cannot be written, so the import has to wait.
  let letGo = () => {}
  const held = own.db.transaction().execute(async (transaction) => {
    await sql`lock table product in share mode`.execute(transaction)
    await new Promise<void>((resolve) => (letGo = resolve))
  })
  const order = { body: { id, mode: 'run' as const, source: 'list' } }
  await staff.call(startExchange, order)
  await waitForLock()
  const runOf = async (visitor: Visitor) => (await visitor.call(listExchangeRuns, { query: {} })).runs[0]!
  const run = await runOf(staff)
  expect(run.state).toBe('applying')
  before.child.kill('SIGKILL')
  await before.ended
  letGo()
  await held

  const after = await startProcess({ DATABASE_URL: database.url })
  await waitUntilReady(after)
  const again = createVisitor(after.url)
  for (const [name, value] of staff.cookies) again.cookies.set(name, value)
  const stateOf = async () => (await again.call(getExchangeFile, { query: { id } })).file.task!.state
  expect(await stateOf()).toBe('cancelled')
  // Its program has ended with the API.
  while ((await runOf(again)).state === 'applying') await wait(50)
  expect(await runOf(again)).toMatchObject({ id: run.id, state: 'broken', endedAt: expect.any(String) })
  expect((await again.call(getExchangeRun, { query: { id: run.id } })).run.state).toBe('broken')
  await again.call(startExchange, order)
  while ((await stateOf()) === 'running') await wait(50)
  expect([await stateOf(), (await runOf(again)).state]).toEqual(['done', 'done'])
  after.child.kill('SIGTERM')
  expect((await after.ended).code).toBe(0)
})

test('a database that is away makes it alive but not ready, and calls get 503', async () => {
  const api = await startProcess({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  const askUntilUp = async (): Promise<Response> => {
    const answer = await fetch(`${api.opsUrl}/healthz`).catch(() => null)
    return answer ?? wait(50).then(askUntilUp)
  }
  expect((await askUntilUp()).status).toBe(200)
  expect((await fetch(`${api.opsUrl}/readyz`)).status).toBe(503)
  const answer = await fetch(`${api.url}/api/v1/region/all`)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('1')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  api.child.kill('SIGTERM')
  expect((await api.ended).code).toBe(0)
})

test('a database without its migrations is not ready and says so', async () => {
  const empty = await cluster.createDatabase()
  const emptied = openDatabase(empty.url, { poolSize: 1 })
  await emptied.db.deleteFrom('schema_migration').execute()
  await emptied.close()
  const api = await startProcess({ DATABASE_URL: empty.url })
  let reason = ''
  while (!reason.includes('0001_store.sql')) {
    const answer = await fetch(`${api.opsUrl}/readyz`).catch(() => null)
    if (answer) reason = await answer.text()
  }
  api.child.kill('SIGTERM')
  await api.ended
})

const PRODUCTION = { DATABASE_URL: 'x', VERSTAK_ENV: 'production', PUBLIC_ORIGIN: 'https://verstak.example' }
const SMS = { SMS_GATEWAY_URL: 'https://sms.example/send', SMS_GATEWAY_TOKEN: 's3cret' }

test.each([
  ['no database', {}, /DATABASE_URL/],
  ['a port that is none', { DATABASE_URL: 'x', PORT: '4001a' }, /PORT/],
  ['production without its origin', { DATABASE_URL: 'x', VERSTAK_ENV: 'production' }, /PUBLIC_ORIGIN/],
  [
    'production without messages',
    { ...PRODUCTION },
    /set SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN, SMTP_URL and MAIL_FROM/,
  ],
  ['production without mail', { ...PRODUCTION, ...SMS }, /in production, set SMTP_URL and MAIL_FROM\./],
  ['mail without a sender', { DATABASE_URL: 'x', SMTP_URL: 'smtp://user:s3cret@mail.example' }, /MAIL_FROM/],
  ['a mail server that is none', { DATABASE_URL: 'x', SMTP_URL: 'http://s3cret@mail.example' }, /SMTP_URL/],
  ['an SMS gateway without a token', { DATABASE_URL: 'x', ...SMS, SMS_GATEWAY_TOKEN: '' }, /SMS_GATEWAY_TOKEN/],
  ['a ceiling that is none', { DATABASE_URL: 'x', SMS_PER_DAY: 'many' }, /SMS_PER_DAY: Write a number/],
  ['an origin with a path', { DATABASE_URL: 'x', PUBLIC_ORIGIN: 'https://verstak.example/shop' }, /PUBLIC_ORIGIN/],
])('%s is said at the start, in words', async (_, env, words) => {
  const { code, output } = await (await startProcess(env)).ended
  expect(code).toBe(1)
  expect(output).toMatch(words)
  expect(output).not.toContain('    at ')
  expect(output).not.toContain('s3cret')
})
