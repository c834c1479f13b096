import { mkdir, open, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { withFileLock } from './fileLock.ts'
import { initialiseCluster, SHOP } from './initialiseCluster.ts'
import { prepareBinaries } from './postgresBinaries.ts'
import { findPostmaster, launchPostmaster, stopPostmaster } from './postmaster.ts'
import { findProcess, isAlive } from './processIdentity.ts'
import { findClosedFolder, findServerUser } from './serverUser.ts'
import { prepareSocketFolder, removeOutsideSocketFolder } from './socketFolder.ts'
import { addClientProcess, countClientProcesses } from './clientProcesses.ts'

/** A first start on a slow disk, or a recovery, may hold the lock for this long. */
const LOCK_WAIT_MS = 180_000

/** A PostgreSQL server of this project's own, ready for connections. */
export interface EmbeddedPostgres {
  /** For `pg` and our programs' DATABASE_URL: postgres://user:password@%2Fsocket%2Ffolder:5432/verstak */
  url: string
  /** The same for `new Client(config)`. */
  config: { host: string; port: number; user: string; password: string; database: string }
  /** True when the server was already running for another live process. */
  isShared: boolean
  /** Log file of the server. */
  logFile: string
  /** False once the server's process has ended, whoever started it. */
  isRunning(): boolean
  /** Restarts an exited server at the same address, unless another process has already done so. */
  restart(): Promise<void>
  /** Fast shutdown by the last process that uses the server; may be called twice. */
  stop(): Promise<void>
}

/** Where and how to run. */
export interface EmbeddedPostgresOptions {
  /** The shop's folder; the server lives in its subfolder `postgres`. */
  dataFolder: string
  /** Server settings beside the defaults, for throw-away test clusters (fsync off). */
  settings?: Record<string, string>
}

/** Starts the server of a data folder, or attaches to a running one, also to one left by a killed process. */
export async function startEmbeddedPostgres({
  dataFolder,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = findServerUser()
  await mkdir(dataFolder, { recursive: true, mode: user ? 0o755 : 0o700 })
  const home = join(await realpath(dataFolder), 'postgres')
  await mkdir(home, { recursive: true, mode: user ? 0o711 : 0o700 })
  const closed = user && findClosedFolder(home, user)
  if (closed)
    throw new Error(
      `As root the server runs as "${user.name}", who may not enter ${closed}. Name another data folder: VERSTAK_DATA=/var/lib/verstak`,
    )
  const lock = join(home, 'start.lock')
  const logFile = join(home, 'server.log')

  return withFileLock(lock, LOCK_WAIT_MS, async () => {
    const binaries = await prepareBinaries(home, user)
    const cluster = await initialiseCluster(home, binaries, user)
    const socketFolder = await prepareSocketFolder(home, user)
    const config = { host: socketFolder, port: 5432, user: SHOP, password: cluster.password, database: SHOP }
    const isShared = (await countClientProcesses(home)) > 0

    const ensureRunning = async () => {
      const pid = await findPostmaster(cluster.dataFolder)
      const objection = pid && (await objectToServer(config, cluster.dataFolder, binaries.version))
      if (pid && !objection) return findProcess(pid)
      if (pid && isShared)
        throw new Error(`The server (process ${pid}) that runs on ${home} ${objection}. Stop the Verstak that uses it.`)
      if (pid) await stopPostmaster(cluster.dataFolder, pid)
      const launched = await launchPostmaster({
        program: binaries.postgres,
        dataFolder: cluster.dataFolder,
        socketFolder,
        logFile,
        user,
        settings,
      })
      return findProcess(launched)
    }
    let server = await ensureRunning()
    await ensureDatabase(config)
    const leave = await addClientProcess(home)
    const isRunning = () => server !== null && isAlive(server)
    const restart = () =>
      withFileLock(lock, LOCK_WAIT_MS, async () => {
        server = await ensureRunning()
      })
    const stop = () =>
      withFileLock(lock, LOCK_WAIT_MS, async () => {
        if ((await leave()) > 0) return
        // Another process may have restarted it.
        const pid = server && isAlive(server) ? server.pid : await findPostmaster(cluster.dataFolder)
        if (pid !== null) await stopPostmaster(cluster.dataFolder, pid)
        await removeOutsideSocketFolder(home, socketFolder)
      })
    return { url: toUrl(config), config, isShared, logFile, isRunning, restart, stop }
  })
}

/** Why a running server cannot be used here; null when it can. */
async function objectToServer(
  config: EmbeddedPostgres['config'],
  dataFolder: string,
  version: string,
): Promise<string | null> {
  try {
    const { rows } = await query<{ folder: string; version: string; system: string }>(
      config,
      `select current_setting('data_directory') as folder, current_setting('server_version') as version,
              system_identifier::text as system from pg_control_system()`,
    )
    const [server] = rows
    if (server?.folder !== dataFolder) return `serves another data folder (${server?.folder})`
    if (server.version !== version) return `is PostgreSQL ${server.version} instead of ${version}`
    return server.system === (await readSystemIdentifier(dataFolder))
      ? null
      : 'serves a data folder that has been replaced'
  } catch (error) {
    return `does not answer (${error instanceof Error ? error.message : String(error)})`
  }
}

/** The first eight bytes of pg_control, in the machine's own byte order: little-endian wherever there are packages. */
async function readSystemIdentifier(dataFolder: string): Promise<string> {
  const file = await open(join(dataFolder, 'global', 'pg_control'))
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.readBigInt64LE().toString()
  } finally {
    await file.close()
  }
}

async function ensureDatabase(config: EmbeddedPostgres['config']): Promise<void> {
  const { rowCount } = await query(config, `select from pg_database where datname = '${SHOP}'`)
  if (rowCount === 0) await query(config, `create database ${SHOP}`)
}

/** Queries the maintenance database, which exists since initdb. */
async function query<Row extends Record<string, unknown>>(config: EmbeddedPostgres['config'], sql: string) {
  const client = new Client({ ...config, database: 'postgres', ssl: false, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await client.query<Row>(sql)
  } finally {
    await client.end()
  }
}

/** Sets sslmode, because pg would otherwise use the developer's PGSSLMODE; there is no TLS on a Unix socket. */
function toUrl({ host, port, user, password, database }: EmbeddedPostgres['config']): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}?sslmode=disable`
}
