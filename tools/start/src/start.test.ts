import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrate } from '@verstak/tools-database/migrate'
import { prepareShop, type PreparedShop } from '@verstak/tools-database/preparedShop'
import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { Client } from 'pg'
import { findFreePort } from './findFreePort.ts'

jest.setTimeout(120_000)

let cluster: TestCluster
let prepared: PreparedShop
let folder: string
let databaseUrl: string
/** Variables of the ports, with their places after the first. */
const OFFSETS = {
  VERSTAK_PORT: 0,
  VERSTAK_API_PORT: 1,
  VERSTAK_ACQUIRER_PORT: 70,
  VERSTAK_IDENTITY_PORT: 80,
  VERSTAK_OPS_PORT: 90,
  VERSTAK_API_OPS_PORT: 91,
}
let ports: Record<keyof typeof OFFSETS, string>
const children: ChildProcess[] = []

beforeAll(async () => {
  cluster = await startTestCluster()
  prepared = await prepareShop()
})
afterAll(() => Promise.all([cluster?.stop(), prepared?.remove()]))

beforeEach(async () => {
  folder = await mkdtemp(`/tmp/verstak-test-${process.pid}-`)
  await chmod(folder, 0o711)
  databaseUrl = (await cluster.createDatabase()).url
  // The system gives none of these to the connections of other programs.
  const base = await findFreePort()
  ports = Object.fromEntries(
    Object.entries(OFFSETS).map(([name, offset]) => [name, String(base + offset)]),
  ) as typeof ports
})
afterEach(async () => {
  for (const child of children.splice(0)) await stop(child)
  await rm(folder, { recursive: true })
})

/** Starts the store with fake programs; `until` waits for a text in the output, `ended` for the exit code. */
function startFake(env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/fakeStart.ts')], {
    env: { PATH: process.env['PATH'], VERSTAK_DATA: folder, DATABASE_URL: databaseUrl, ...ports, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const until = async (text: string) => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`ended without "${text}":\n${output}`)
      await sleep(20)
    }
  }
  return { child, until, ended, read: () => output }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

const readEnv = async (port: string) =>
  (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as Record<string, string | undefined>
const isFree = async (port: string) => (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) === null
const areAllFree = async () => (await Promise.all(Object.values(ports).map(isFree))).every(Boolean)

test('opens one address in demo mode, and Ctrl-C ends everything in order with code 0', async () => {
  const stopLog = join(folder, 'stopped')
  const store = startFake({ STOP_LOG: stopLog })
  await store.until(`Verstak is open: http://localhost:${ports.VERSTAK_PORT}/`)
  expect(store.read()).toContain('Demo mode')
  store.child.kill('SIGINT')
  expect(await store.ended).toBe(0)
  const { VERSTAK_PORT: shell, VERSTAK_API_PORT: api, VERSTAK_IDENTITY_PORT: identity } = ports
  const inOrder = [shell, api, identity, ports.VERSTAK_ACQUIRER_PORT]
  expect((await readFile(stopLog, 'utf8')).trimEnd().split('\n')).toEqual(inOrder)
  expect(await areAllFree()).toBe(true)
  expect(await readdir(folder)).toEqual(['logs', 'stopped'])
})

test('progress shows what is built and what serves, not what the build took from its cache', async () => {
  const store = startFake()
  await store.until('is open')
  expect(store.read()).toContain('build: @verstak/fake: working')
  expect(store.read()).not.toContain('build: > from the cache')
  for (const line of [
    'build: done',
    'catalogue: done',
    'API: ready',
    'acquirer: ready',
    'identity: ready',
    'releases: done',
    'shell: ready',
  ])
    expect(store.read()).toContain(line)
})

test('the build leaves the processor to what the store waits for', async () => {
  const store = startFake({ FAKE_BUILD: 'step 300', FAKE_GIVES_WAY: '1' })
  await store.until('is open')
  const prioritiesOf = (name: string) =>
    new RegExp(`${name}: .*ended with priority (-?\\d+), its group with (-?\\d+|none)`).exec(store.read())!
  const [, build, buildGroup] = prioritiesOf('build')
  const [, catalogue, catalogueGroup] = prioritiesOf('catalogue')
  expect(Number(build)).toBeGreaterThan(Number(catalogue))
  if (buildGroup !== 'none') expect(Number(buildGroup)).toBeGreaterThan(Number(catalogueGroup))
})

test('a shop with a product of its own does not wait for the demo catalogue', async () => {
  await migrate(databaseUrl)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`insert into category (id, name, slug, lft, rgt, depth, group_id, picture)
    values (1, 'Своё', 'svoe', 1, 2, 1, 1, 'drill/bosch')`)
  await client.query(`insert into product (id, guid, category_id, category_lft, sku, article, name, slug, description, picture,
      picture_views, weight, length, width, height)
    values (1, gen_random_uuid(), 1, 1, 's', 'a', 'Своё', 'svoe', '', 'drill/bosch', '{main}', 1, 1, 1, 1)`)
  await client.end()
  const store = startFake({ FAKE_CATALOGUE: 'step 60000' })
  await store.until('is open')
  expect(store.read()).not.toContain('catalogue')
})

test('the API gets the database, the shell gets nothing that opens one', async () => {
  const store = startFake({ PGPASSWORD: 'secret', TEST_DATABASE_URL: 'postgres://x' })
  await store.until('is open')
  expect(await readEnv(ports.VERSTAK_API_PORT)).toMatchObject({ DATABASE_URL: databaseUrl, VERSTAK_ENV: 'demo' })
  const shell = await readEnv(ports.VERSTAK_PORT)
  expect(shell).toMatchObject({
    PUBLIC_ORIGIN: `http://localhost:${ports.VERSTAK_PORT}`,
    API_ORIGIN: `http://127.0.0.1:${ports.VERSTAK_API_PORT}`,
    API_OPS_ORIGIN: `http://127.0.0.1:${ports.VERSTAK_API_OPS_PORT}`,
    VERSTAK_RELEASES: join(folder, 'releases'),
    VERSTAK_TEAM_KEYS: join(folder, 'team-keys.json'),
  })
  expect(JSON.stringify(shell)).not.toMatch(/postgres:|secret/)
})

test('without DATABASE_URL the embedded server runs, and stops with the store', async () => {
  const store = startFake({ DATABASE_URL: undefined })
  await store.until('is open')
  const { DATABASE_URL: url = '' } = await readEnv(ports.VERSTAK_API_PORT)
  expect(decodeURIComponent(url)).toContain(`${folder}/postgres/socket`)
  expect(await readdir(join(folder, 'postgres/data'))).toContain('postmaster.pid')
  await stop(store.child)
  expect(await readdir(join(folder, 'postgres/data'))).not.toContain('postmaster.pid')
})

test('a second start of the same shop names the address of the first and leaves it alone', async () => {
  const first = startFake()
  await first.until('is open')
  const second = startFake()
  expect(await second.ended).toBe(1)
  expect(second.read()).toContain(`runs already: http://localhost:${ports.VERSTAK_PORT}/ (process ${first.child.pid})`)
  expect(await areAllFree()).toBe(false)
})

test('the orphans of a killed start are stopped by the next, on the same ports and the same database server', async () => {
  await prepared.copyTo(folder)
  const killed = startFake({ DATABASE_URL: undefined })
  await killed.until('is open')
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(await isFree(ports.VERSTAK_PORT)).toBe(false)
  const next = startFake({ DATABASE_URL: undefined })
  await next.until('is open')
  await stop(next.child)
  expect(await areAllFree()).toBe(true)
  expect(await readdir(join(folder, 'postgres/data'))).not.toContain('postmaster.pid')
})

const readPostmaster = async () =>
  Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

async function askDatabase(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  await client.end()
  return rows[0]?.name
}

test.each(['its own', 'one that outlived a killed start'])(
  'an embedded server that is killed is started again, and stops with the store: %s',
  async (whose) => {
    await prepared.copyTo(folder)
    if (whose !== 'its own') {
      const killed = startFake({ DATABASE_URL: undefined })
      await killed.until('is open')
      killed.child.kill('SIGKILL')
      await killed.ended
    }
    const outlived = await readPostmaster().catch(() => null)
    const store = startFake({ DATABASE_URL: undefined })
    await store.until('is open')
    const postmaster = await readPostmaster()
    if (whose !== 'its own') expect(postmaster).toBe(outlived)
    process.kill(postmaster, 'SIGKILL')
    await store.until('database: PostgreSQL has ended, starting it again in 0.5 s')
    await store.until('database: PostgreSQL is ready again')
    const { DATABASE_URL: url = '' } = await readEnv(ports.VERSTAK_API_PORT)
    expect(await askDatabase(url)).toBe('verstak')

    store.child.kill('SIGINT')
    expect(await store.ended).toBe(0)
    expect(await readdir(join(folder, 'postgres/data'))).not.toContain('postmaster.pid')
    expect(await areAllFree()).toBe(true)
  },
)

test('a busy port is named with its holder and the way out', async () => {
  const holder: Server = createServer().listen(Number(ports.VERSTAK_API_PORT), '127.0.0.1')
  await once(holder, 'listening')
  const store = startFake()
  expect(await store.ended).toBe(1)
  expect(store.read()).toMatch(new RegExp(`Port ${ports.VERSTAK_API_PORT}, .* taken by process ${process.pid} \\(`))
  expect(store.read()).toMatch(/VERSTAK_PORT=\d+ npm start/)
  expect(await isFree(ports.VERSTAK_PORT)).toBe(true)
  await new Promise((resolve) => holder.close(resolve))
})

test('a child that crashes once is started again', async () => {
  const flag = join(folder, 'crash-once')
  await writeFile(flag, '')
  const store = startFake({ FAKE_API: `crashWhile ${flag}` })
  await store.until('is open')
  expect(store.read()).toContain('The API ended with code 3, starting it again in 0.5 s')
})

test('a child that crashes again and again ends the start with the tail of its log', async () => {
  const store = startFake({ FAKE_API: 'crash' })
  expect(await store.ended).toBe(1)
  expect(store.read()).toMatch(
    /The API ended with code 3 again and again\. The end of .*api\.log:\n(.*\n)* {2}a bug in line 7/,
  )
  expect(await areAllFree()).toBe(true)
})

test('Ctrl-C during the build ends with code 130 and leaves no process behind', async () => {
  const step = `step ${60_000_000 + process.pid}`
  const store = startFake({ FAKE_BUILD: step })
  await store.until(step.replace('step', 'build: @verstak/fake: working'))
  expect(await listCommands()).toContain(step)
  store.child.kill('SIGINT')
  expect(await store.ended).toBe(130)
  expect(await areAllFree()).toBe(true)
  expect(await listCommands()).not.toContain(step)
})

test('releases that cannot be published end the start, and no shell serves without them', async () => {
  const store = startFake({ FAKE_RELEASES: 'fail' })
  expect(await store.ended).toBe(1)
  expect(store.read()).toContain('The step "releases" failed')
  expect(store.read()).not.toContain('shell: starting')
  expect(await areAllFree()).toBe(true)
})

test('a failing build ends the start and stops the database', async () => {
  await prepared.copyTo(folder)
  const store = startFake({ FAKE_BUILD: 'fail', DATABASE_URL: undefined })
  expect(await store.ended).toBe(1)
  expect(store.read()).toContain('no such module')
  expect(store.read()).toContain('The step "build" failed')
  expect(await readdir(join(folder, 'postgres/data'))).not.toContain('postmaster.pid')
})

async function listCommands(): Promise<string> {
  const list = spawn('sh', ['-c', 'cat /proc/[0-9]*/cmdline 2>/dev/null | tr "\\0" " " || ps -axo command'], {
    stdio: 'pipe',
  })
  let text = ''
  list.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(list, 'close')
  return text
}
