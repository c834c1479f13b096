import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { sql } from 'kysely'
import { openDatabase } from '../db/openDatabase.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'
import { startApiProcess } from '../testing/apiProcess.ts'
import { startTestGateway } from '../testing/startTestGateway.ts'
import type { MessagePorts } from './MessagePorts.ts'
import { sendSms } from './sendSms.ts'

let cluster: TestCluster
let dataFolder: string

beforeAll(async () => {
  cluster = await startTestCluster()
  dataFolder = await mkdtemp(join(tmpdir(), 'verstak-api-test-'))
})
afterAll(async () => {
  await cluster?.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

test('an API that is killed between sending and noting that sends again, under the same key', async () => {
  const database = await cluster.createDatabase()
  // It holds a row while a program starts, on a busy machine for long.
  const { db, close } = openDatabase(database.url, { poolSize: 2, statementTimeoutMs: 60_000 })
  const gateway = await startTestGateway()
  const env = {
    DATABASE_URL: database.url,
    VERSTAK_DATA: dataFolder,
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_TOKEN: 'secret',
  }
  const services = { jobs: createJobQueue(), now: () => new Date(), messages: { smsPerDay: 9 } as MessagePorts }
  await sendSms(services, db, { phone: '9161234567', text: 'Код 4821', purpose: 'code' })

  const killed = await startApiProcess(env)
  // The message cannot be marked as sent while this holds it.
  await db.transaction().execute(async (transaction) => {
    await sql`select from message for update`.execute(transaction)
    await gateway.next()
    killed.child.kill('SIGKILL')
    await killed.ended
  })

  const repeat = gateway.next()
  const api = await startApiProcess(env)
  await repeat
  const states = () => db.selectFrom('message').select(['state', 'body']).execute()
  while ((await states())[0]?.state !== 'sent') await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await states()).toEqual([{ state: 'sent', body: null }])
  const [first, second, ...more] = gateway.requests
  expect(second).toEqual(first)
  expect(more).toEqual([])
  api.child.kill('SIGTERM')
  expect((await api.ended).code).toBe(0)
  await gateway.close()
  await close()
})
