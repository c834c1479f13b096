import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getPayment, startPayment } from '@verstak/contracts/payment'
import { startAcquirer, type Acquirer } from '@verstak/tools-acquirer/startAcquirer'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@verstak/tools-database/embeddedPostgres'
import { migrate } from '@verstak/tools-database/migrate'
import { findPostmaster } from '@verstak/tools-database/postmaster'
import { openDatabase, type OpenDatabase } from '../db/openDatabase.ts'
import { startApiProcess, waitUntilReady, type ApiProcess } from '../testing/apiProcess.ts'
import { fillShop } from '../testing/fillShop.ts'
import { again, atAddress, moneyStorm, type StormOrder } from '../testing/moneyStorm.ts'
import {
  countPieces,
  findDifferences,
  findWrongOrders,
  moneyOfAcquirer,
  moneyOfLedger,
  untilQuiet,
} from '../testing/orderBooks.ts'
import { startTestMailServer, type TestMailServer } from '../testing/startTestMailServer.ts'
import { known } from '../testing/testShop.data.ts'

const PRICE = 100_000
/** For orders between two kills: a loaded machine needs a minute to start the shop again. */
const WAIT_MS = 10 * 60_000
const BUYERS = Number(process.env['STORM_BUYERS'] ?? 150)
const GOODS = [known.saw, known.plenty, known.discounted].map((id) => ({ id, price: PRICE }))

let dataFolder: string
let postgres: EmbeddedPostgres
let mails: TestMailServer
let acquirer: Acquirer
let own: OpenDatabase
let api: ApiProcess
/** What API processes wrote that nobody has killed. */
const crashes: string[] = []

/** With the settings of a shop: what is committed stays, whoever is killed. */
const startDatabase = () => startEmbeddedPostgres({ dataFolder })
async function startShop(): Promise<ApiProcess> {
  const env = { DATABASE_URL: postgres.url, VERSTAK_DATA: dataFolder, LOG_LEVEL: 'fatal', CATALOGUE_INDEX: 'sql' }
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'Верстак <no-reply@verstak.example>' }
  const started = await startApiProcess({ ...env, ...mail, ...acquirer.settings })
  await waitUntilReady(started)
  void started.ended.then(({ output }) => started.child.killed || crashes.push(output))
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
  acquirer = await startAcquirer({ port: 0, mode: 'demo', webhookUrl: null })
}, 120_000)
afterAll(async () => {
  api?.child.kill('SIGKILL')
  await api?.ended
  await own?.close()
  await postgres?.stop()
  await mails?.close()
  await acquirer?.stop()
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
  // Its children may need a while to notice.
  postgres = await again(startDatabase)
}

async function killBoth(): Promise<void> {
  api.child.kill('SIGKILL')
  await killDatabase()
  await api.ended
  api = await startShop()
}

/** Kills in turns until the storm is over, each time after some more orders. @returns how often */
async function killMeanwhile(storm: Promise<unknown>, countOrders: () => number): Promise<number> {
  let isOver = false
  void storm.finally(() => (isOver = true))
  const kills = [killApi, killDatabase, killBoth]
  for (let time = 0; ; time++) {
    const before = countOrders()
    await sleep(700 + time * 150)
    // On a busy machine nothing would ever be done between two kills. The last buyers get no order at all.
    for (const until = Date.now() + WAIT_MS; !isOver && countOrders() < before + 2 && Date.now() < until;)
      await sleep(100)
    if (isOver) return time
    await kills[time % kills.length]!()
  }
}

test('API and PostgreSQL are killed again and again while buyers order and pay: every acknowledged order is there, nothing leaks', async () => {
  const before = await countPieces(own.db)
  api = await startShop()
  const online: StormOrder[] = []
  let orders = 0
  const onOrder = async (order: StormOrder) => {
    orders++
    if (order.payment !== 'online') return
    online.push(order)
    await pay(order)
  }
  const storm = moneyStorm({ url: () => api.url, buyers: BUYERS, goods: GOODS, seed: 77, atOnce: 6, onOrder })
  const [outcomes, kills] = await Promise.all([storm, killMeanwhile(storm, () => orders)])
  expect(kills).toBeGreaterThan(2)
  // A killed database does not take the API along.
  expect(crashes).toEqual([])
  expect(online.length).toBeGreaterThan(10)
  for (const order of online) await untilPaid(order)
  await untilQuiet(own.db)
  expect(outcomes.filter(({ guid }) => guid).length).toBeGreaterThan(20)
  expect(await findWrongOrders(own.db, outcomes)).toEqual({ doubled: [], lost: [], unknown: [], changed: [] })
  expect(await countPieces(own.db)).toEqual(before)
  expect(await findDifferences(own.db)).toEqual([])
  const { received } = moneyOfAcquirer(acquirer)
  expect(await moneyOfLedger(own.db)).toMatchObject({ received })
  for (const { input } of outcomes.filter(({ guid }) => guid)) {
    const steps = input.payment === 'online' ? ['placed', 'paid'] : ['placed']
    const ids = await messageIdsTo(input.contact.email, steps.length)
    // A second copy of a mail carries the same id.
    expect(new Set(ids).size).toBe(steps.length)
  }
}, 7_200_000)

/** Pays by card at the acquirer, which nobody kills. */
async function pay({ guid, key, visitor }: StormOrder): Promise<void> {
  const body = { guid, key, method: 'card' as const }
  const { link } = await again(() => atAddress(visitor, api.url).call(startPayment, { body }))
  const card = { number: '2200000000000004', expiry: '12/40', csc: '123' }
  await fetch(link, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
  // The bank leads back to the shop.
  await again(() => atAddress(visitor, api.url).call(getPayment, { query: { guid, key } }))
}

/** Looks at the page of the payment as its shopper does: notices of this acquirer are lost. */
async function untilPaid({ guid, key, visitor }: StormOrder): Promise<void> {
  const look = () => atAddress(visitor, api.url).call(getPayment, { query: { guid, key } })
  while ((await again(look)).step !== 'paid') await sleep(500)
}

/** Ids of the mails to a buyer, once there are those of so many steps. Fails with the test when they do not come. */
async function messageIdsTo(address: string, steps: number): Promise<(string | undefined)[]> {
  const idsOf = () =>
    mails.mails.filter(({ to }) => to.includes(address)).map(({ source }) => /^message-id: *(.+)$/im.exec(source)![1])
  while (new Set(idsOf()).size < steps) await sleep(100)
  return idsOf()
}
