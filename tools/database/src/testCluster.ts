import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'
import { migrate } from './migrate.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { findStartTime } from './processIdentity.ts'

const FOLDER_NAME = /^verstak-test-(\d+)-/
/**
 * Speed over durability: a test cluster never outlives its test. Nothing moves rows or changes plans in the middle of one, or
 * connects to the template.
 */
const TEST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** A fresh database with every migration applied, or a copy of one. */
export interface TestDatabase {
  url: string
  /** Drops it at once, open connections or not. */
  drop(): Promise<void>
}

/** A server for test databases. */
export interface TestCluster {
  /** @param like a database of this server that it becomes a copy of; nobody may be connected to that one */
  createDatabase(like?: TestDatabase): Promise<TestDatabase>
  /** Drops what this cluster created, and stops and removes the server if it is our own. */
  stop(): Promise<void>
}

/** A server that the clusters of several test processes share. */
export interface TestServer {
  /** Environment for `startTestCluster` in other processes. */
  env: Record<'TEST_DATABASE_URL' | 'TEST_DATABASE_TEMPLATE', string>
  stop(): Promise<void>
}

/** Opens a server for tests, see `startTestCluster`, with a migrated template database. */
export async function startTestServer(env: NodeJS.ProcessEnv = process.env): Promise<TestServer> {
  const server = await openServer(env)
  const template = await createTemplate(server.url, createPrefix())
  return {
    env: { TEST_DATABASE_URL: server.url, TEST_DATABASE_TEMPLATE: template },
    async stop() {
      await dropDatabase(server.url, template)
      await server.stop()
    },
  }
}

/**
 * Opens a cluster for tests: the server of TEST_DATABASE_URL when set (its user needs CREATEDB), else a throw-away one in the
 * system's temporary folder. Never looks at DATABASE_URL, and drops only the databases that it created.
 */
export async function startTestCluster(env: NodeJS.ProcessEnv = process.env): Promise<TestCluster> {
  const server = await openServer(env)
  const prefix = createPrefix()
  const created = new Set<string>()
  let template = env['TEST_DATABASE_TEMPLATE'] ? Promise.resolve(env['TEST_DATABASE_TEMPLATE']) : undefined

  const createOwnTemplate = async () => {
    const name = await createTemplate(server.url, prefix)
    created.add(name)
    return name
  }
  const drop = async (name: string) => {
    if (created.has(name)) await dropDatabase(server.url, name)
    created.delete(name)
  }
  return {
    async createDatabase(like) {
      const name = `${prefix}_${randomBytes(4).toString('hex')}`
      const source = like ? new URL(like.url).pathname.slice(1) : await (template ??= createOwnTemplate())
      await query(server.url, `create database ${name} template ${source}`)
      created.add(name)
      return { url: withDatabase(server.url, name), drop: () => drop(name) }
    },
    async stop() {
      await template?.catch(() => {})
      // For a temporary server the whole folder is removed.
      if (!server.isOwn) for (const name of created) await drop(name)
      await server.stop()
    },
  }
}

const createPrefix = () => `verstak_test_${process.pid}_${randomBytes(4).toString('hex')}`

const dropDatabase = (url: string, name: string) => query(url, `drop database if exists ${name} with (force)`)

async function createTemplate(url: string, prefix: string): Promise<string> {
  const name = `${prefix}_template`
  await query(url, `create database ${name} template template0 encoding 'UTF8'`)
  await migrate(withDatabase(url, name))
  return name
}

const openServer = async (env: NodeJS.ProcessEnv) =>
  env['TEST_DATABASE_URL']
    ? { url: env['TEST_DATABASE_URL'], isOwn: false, stop: async () => {} }
    : { ...(await startTemporaryServer()), isOwn: true }

async function startTemporaryServer(): Promise<{ url: string; stop(): Promise<void> }> {
  await removeDeadServers()
  const dataFolder = await mkdtemp(join(tmpdir(), `verstak-test-${process.pid}-`))
  // When root starts it, the server runs under another account, which needs access to the folder.
  await chmod(dataFolder, 0o711)
  const postgres = await startEmbeddedPostgres({ dataFolder, settings: TEST_SETTINGS })
  return {
    url: withDatabase(postgres.url, 'postgres'),
    async stop() {
      await postgres.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Removes the clusters of killed test runs. */
async function removeDeadServers(): Promise<void> {
  const parent = await realpath(tmpdir())
  for (const name of await readdir(parent)) {
    const pid = Number(FOLDER_NAME.exec(name)?.[1])
    if (!pid || findStartTime(pid) !== null) continue
    const folder = join(parent, name)
    try {
      if ((await lstat(folder)).uid !== process.getuid?.()) continue
      const data = join(folder, 'postgres', 'data')
      const server = await findPostmaster(data)
      if (server !== null) await stopPostmaster(data, server)
      await rm(folder, { recursive: true, force: true })
    } catch {
      // Another run is removing it.
    }
  }
}

function withDatabase(url: string, database: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${database}`
  return parsed.href
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
