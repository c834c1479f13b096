import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@verstak/tools-database/embeddedPostgres'
import { migrate } from '@verstak/tools-database/migrate'
import { findPostmaster } from '@verstak/tools-database/postmaster'
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts'
import { startApiProcess, waitUntilReady, type ApiProcess } from '../testing/apiProcess.ts'
import { countPieces, expectMoneyAddsUp, expectOrdersOf, untilQuiet } from '../testing/expectMoneyAddsUp.ts'
import { fillShop } from '../testing/fillShop.ts'
import { moneyStorm, type Outcome } from '../testing/moneyStorm.ts'
import { startTestMailServer, type TestMailServer } from '../testing/startTestMailServer.ts'
import { known } from '../testing/testShop.data.ts'

const PRICE = 100_000
const GOODS = [known.saw, known.plenty, known.discounted].map((id) => ({ id, price: PRICE }))

let dataFolder: string
let postgres: EmbeddedPostgres
let mails: TestMailServer
let own: OpenDatabase
let api: ApiProcess

/** With the settings of a shop: what is committed stays, whoever is killed. */
const startDatabase = () => startEmbeddedPostgres({ dataFolder })
async function startShop(): Promise<ApiProcess> {
  const env = { DATABASE_URL: postgres.url, VERSTAK_DATA: dataFolder, LOG_LEVEL: 'fatal', CATALOGUE_INDEX: 'sql' }
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'Верстак <no-reply@verstak.example>' }
  const started = await startApiProcess({ ...env, ...mail })
  await waitUntilReady(started)
  return started
}

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verstak-killed-'))
  await chmod(dataFolder, 0o711)
  postgres = await startDatabase()
  await migrate(postgres.url)
  own = openDatabase(postgres.url, { poolSize: 2, onIdleError: () => undefined })
  await fillShop(own.db)
  await own.db
    .updateTable('stock')
    .set({ quantity: 60 })
    .where(
      'product_id',
      'in',
      GOODS.map(({ id }) => id),
    )
    .execute()
  mails = await startTestMailServer()
}, 120_000)
afterAll(async () => {
  api?.child.kill('SIGKILL')
  await api?.ended
  await own?.close()
  await postgres?.stop()
  await mails?.close()
  await rm(dataFolder, { recursive: true, force: true })
}, 120_000)

async function killApi(): Promise<void> {
  api.child.kill('SIGKILL')
  await api.ended
  api = await startShop()
}

async function killDatabase(): Promise<void> {
  process.kill((await findPostmaster(join(dataFolder, 'postgres', 'data')))!, 'SIGKILL')
  await sleep(300)
  await postgres.stop().catch(() => undefined)
  postgres = await startDatabase()
}

async function killBoth(): Promise<void> {
  api.child.kill('SIGKILL')
  await killDatabase()
  await api.ended
  api = await startShop()
}

/** Kills in turns until the storm is over. @returns how often */
async function killMeanwhile(storm: Promise<unknown>): Promise<number> {
  let isOver = false
  void storm.finally(() => (isOver = true))
  const kills = [killApi, killDatabase, killBoth]
  for (let time = 0; ; time++) {
    await sleep(700 + time * 150)
    if (isOver) return time
    await kills[time % kills.length]!()
  }
}

test('API and PostgreSQL are killed again and again while buyers order: every acknowledged order is there, nothing leaks', async () => {
  const before = await countPieces(own.db)
  api = await startShop()
  const storm = moneyStorm({ url: () => api.url, buyers: 150, goods: GOODS, seed: 77, atOnce: 6 })
  const [outcomes, kills] = await Promise.all([storm, killMeanwhile(storm)])
  expect(kills).toBeGreaterThan(2)
  await untilQuiet(own.db)
  expect(outcomes.filter(({ guid }) => guid).length).toBeGreaterThan(20)
  await expectOrdersOf(own.db, outcomes)
  await expectMoneyAddsUp(own.db, before)
  await expectMails(outcomes)
}, 600_000)

/** Each buyer gets the mail of his order; a second copy carries the same Message-ID. */
async function expectMails(outcomes: readonly Outcome[]): Promise<void> {
  const placed = outcomes.filter(({ guid }) => guid)
  const idsTo = (address: string) =>
    mails.mails.filter(({ to }) => to.includes(address)).map(({ source }) => /^message-id: *(.+)$/im.exec(source)![1])
  for (const { input } of placed) {
    const to = input.contact.email
    while (idsTo(to).length === 0) await sleep(100)
    expect(new Set(idsTo(to)).size).toBe(1)
  }
}
