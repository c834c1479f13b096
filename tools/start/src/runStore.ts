import { join } from 'node:path'
import { startEmbeddedPostgres } from '@verstak/tools-database/embeddedPostgres'
import { putDemoAccounts } from '@verstak/tools-database/demoAccounts'
import { hasProducts } from '@verstak/tools-database/hasProducts'
import { wantsDemo } from '@verstak/tools-database/wantsDemo'
import { migrate } from '@verstak/tools-database/migrate'
import { refuseUnusablePorts } from './unusablePorts.ts'
import { claimShop, type ShopClaim } from './claimShop.ts'
import { createProgress, type Progress } from './progress.ts'
import { runStep } from './runStep.ts'
import type { Settings } from './settings.ts'
import { type Service, startService } from './startService.ts'
import {
  IMPORT_VARIABLE,
  messagesAddress,
  type Program,
  type ServiceProgram,
  shopAddress,
  type StorePlan,
} from './storePlan.ts'
import { watchDatabase } from './watchDatabase.ts'

/** Shared state of the parts of one start. */
interface Run {
  settings: Settings
  plan: StorePlan
  claim: ShopClaim
  progress: Progress
  /** Aborted on a stop request or when a part has failed; ends every part. */
  signal: AbortSignal
  /** Running parts in start order; stopped in reverse order. */
  running: { stop(): Promise<void> }[]
}

/**
 * Starts a store, keeps it running, and always stops all of it at the end. Returns after the signal; throws the error
 * of a failed part.
 * @param onOpen called once the store serves
 */
export async function runStore(
  settings: Settings,
  plan: StorePlan,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const claim = await claimShop(settings.dataFolder, shopAddress(settings))
  const failing = new AbortController()
  const all = AbortSignal.any([signal, failing.signal])
  const run: Run = { settings, plan, claim, progress: createProgress(all), signal: all, running: [] }
  try {
    await refuseUnusablePorts(settings.ports)
    const parts = [openDatabaseAndApi(run), runProgram(run, plan.build)] as const
    const [{ api, acquirer, identity, accounts, databaseUrl, databaseFailed }] = await Promise.all(parts).catch(
      async (error: unknown) => {
        failing.abort(error)
        // Wait until all started parts are known, so that they can be stopped.
        await Promise.allSettled(parts)
        throw error
      },
    )
    const failures = [api.failed, acquirer.failed, identity.failed, databaseFailed]
    await untilAborted(all, Promise.race([Promise.all([api.ready, acquirer.ready, identity.ready]), ...failures]))
    await runProgram(run, plan.publish(databaseUrl))
    const shell = keepProgram(run, plan.shell)
    await untilAborted(all, Promise.race([shell.ready, ...failures]))
    run.progress.announce({ shop: shopAddress(settings), messages: messagesAddress(settings) }, settings, accounts)
    onOpen()
    await untilAborted(all, Promise.race([shell.failed, ...failures]))
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    failing.abort()
    // A part that fails to stop must not prevent the others from stopping.
    for (const part of run.running.toReversed()) await part.stop().catch((error: unknown) => console.error(error))
    await claim.release()
  }
}

/** The database of the store. */
interface Database {
  url: string
  /** Rejects when the database is lost for good. */
  failed: Promise<never>
}

async function openDatabaseAndApi(run: Run) {
  const { settings, plan, progress, signal } = run
  const { url, failed } = settings.databaseUrl === null ? await openEmbedded(run) : atAddress(settings.databaseUrl)
  signal.throwIfAborted()
  for (const name of await migrate(url)) progress.finish('database', `applied ${name}`)
  const isImporting = Boolean(process.env[IMPORT_VARIABLE])
  if (isImporting && (await hasProducts(url)))
    throw new Error(
      `This shop has goods. Import into it with "npm run import -- ${process.env[IMPORT_VARIABLE]}" while it runs, or name a ` +
        'folder for a new shop: VERSTAK_DATA=… npm start -- --import …',
    )
  if (isImporting || (await wantsDemo(url))) await runProgram(run, plan.catalogue(url))
  const acquirer = keepProgram(run, plan.acquirer)
  const identity = keepProgram(run, plan.identity)
  const api = keepProgram(run, plan.api(url))
  // While the API starts.
  const accounts = await putDemoAccounts(url)
  return { api, acquirer, identity, accounts, databaseUrl: url, databaseFailed: failed }
}

/** An external server, which is not supervised here. */
const atAddress = (url: string): Database => ({ url, failed: new Promise<never>(() => {}) })

async function openEmbedded({ settings, progress, running }: Run): Promise<Database> {
  progress.report('database', 'starting PostgreSQL')
  const postgres = await startEmbeddedPostgres({ dataFolder: settings.dataFolder })
  const { failed, stop } = watchDatabase(postgres, (line) => progress.finish('database', line))
  running.push({ stop })
  progress.finish('database', 'PostgreSQL is ready')
  return { url: postgres.url, failed }
}

async function runProgram(
  run: Run,
  { name, args, env, isNews = () => true, givesWay = false }: Program,
): Promise<void> {
  const { plan, claim, progress, signal } = run
  const report = (line: string) => progress.report(name, line)
  const command = process.execPath
  report('starting')
  await runStep({ name, command, args, env, cwd: plan.root, signal, onSpawn: claim.addChild, report, isNews, givesWay })
  progress.finish(name, 'done')
}

function keepProgram({ plan, claim, progress, settings, running }: Run, program: ServiceProgram): Service {
  const { name, args, env, readyUrl } = program
  progress.report(name, 'starting')
  const service = startService({
    name,
    command: process.execPath,
    args,
    env,
    cwd: plan.root,
    readyUrl,
    logFile: join(settings.dataFolder, 'logs', `${name.toLowerCase()}.log`),
    onSpawn: claim.addChild,
    report: (line) => progress.report(name, line),
  })
  running.push(service)
  service.ready.then(
    () => progress.finish(name, 'ready'),
    () => {},
  )
  return service
}

async function untilAborted<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([promise, aborted])
}
