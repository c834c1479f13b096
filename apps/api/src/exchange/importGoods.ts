import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { applyRun } from './applyRun.ts'
import { ExchangeError } from './ExchangeError.ts'
import {
  closeBrokenRuns,
  endWithProgram,
  forgetGone,
  insertRun,
  keepJournals,
  lockImports,
  selectChanges,
  updateRun,
  type Change,
} from './exchange.sql.ts'
import { OWN_SOURCE } from './ownRecords.ts'
import { selectMostWithdrawn } from './plan.sql.ts'
import { isTooMuch, planRun } from './planRun.ts'
import type { ExchangeRecord } from './records.ts'
import { refreshOwnItems } from './refreshOwnItems.ts'
import { emptyReport, KINDS, type Fault, type RunReport } from './RunReport.ts'
import { clearStage } from './stage.sql.ts'
import { Stage } from './stageRecords.ts'

/** Where goods come from. */
export interface GoodsSource {
  /** Name of the file, or its address. */
  origin: string
  format: string
  /** The whole assortment: what it lacks is withdrawn. Known once all is read. */
  isWhole: () => boolean
  records: AsyncIterable<ExchangeRecord>
}

/** Settings of {@link importGoods}. */
export interface ImportOptions {
  databaseUrl: string
  /** Whose ids these are. */
  source: string
  goods: GoodsSource
  /** Compare, and leave the shop as it is. */
  isDryRun: boolean
  /** Withdraw however many products the source lacks. */
  isAnyWithdrawn: boolean
  /** Office for pieces whose place the source does not say; null: the shop's first one. */
  officeId: number | null
  onFault?: (fault: Fault) => void
  /** Of a dry run: hears of each change. */
  onChange?: (change: Change) => void
  onPhase?: (phase: 'reading' | 'comparing' | 'applying') => void
  onProgress?: (done: number, of: number) => void
}

/** What an import did. */
export interface ImportResult {
  runId: number
  report: RunReport
  state: 'done' | 'refused' | 'dry'
}

const PAGE = 500
const LOOK_MS = 100
const CONNECT_MS = 10_000
const SOURCE_NAME = /^[a-z0-9][a-z0-9_.-]{0,59}$/

/**
 * Takes goods into the shop. One at a time; a run that was killed is gone on with by the next one of the same goods, because
 * that finds done what was done.
 * @throws ExchangeError when another import runs, or the goods cannot be read
 */
export async function importGoods(options: ImportOptions): Promise<ImportResult> {
  const { databaseUrl, source } = options
  if (!SOURCE_NAME.test(source) || source === 'demo')
    throw new ExchangeError(
      `«${source}» names no source: small Latin letters, digits, points and hyphens, and not «demo».`,
    )
  return withImportLock(databaseUrl, (client) => (options.isDryRun ? tryRun(client, options) : run(client, options)))
}

/**
 * Connects, and keeps other imports out until the end. A run whose work throws is broken from then on.
 * @throws ExchangeError when another one runs
 */
export async function withImportLock<T>(databaseUrl: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'verstak-exchange',
    connectionTimeoutMillis: CONNECT_MS,
  })
  client.on('error', () => {})
  await client.connect()
  let isLeft = false
  try {
    await endWithProgram(client)
    if (!(await lockImports(client))) throw new ExchangeError('Another import is running. Try again when it has ended.')
    await closeBrokenRuns(client)
    isLeft = true
    const result = await act(client)
    isLeft = false
    return result
  } finally {
    await client.end()
    // By a connection of its own: that of the work may be what broke.
    if (isLeft) await closeLeftRuns(databaseUrl).catch(() => {})
  }
}

/** What says that it works, while no import does, is broken. @param patienceMs for one that is ending */
export async function closeLeftRuns(databaseUrl: string, patienceMs = 5000): Promise<void> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return await withImportLock(databaseUrl, async () => {})
    } catch (error) {
      if (!(error instanceof ExchangeError)) throw error
      // Another one works, and has closed what was left.
      if (Date.now() >= until) return
      await wait(LOOK_MS)
    }
  }
}

/** All within one transaction that never happened. */
async function tryRun(client: Client, options: ImportOptions): Promise<ImportResult> {
  await client.query('begin')
  try {
    const { runId, report } = await read(client, options)
    for (const kind of KINDS) {
      let after = -1
      for (;;) {
        const changes = await selectChanges(client, runId, { kind, after, limit: PAGE, isWaiting: false })
        if (changes.length === 0) break
        for (const change of changes) options.onChange?.(change)
        after = changes.at(-1)!.position
      }
    }
    return { runId, report, state: 'dry' }
  } finally {
    await client.query('rollback')
  }
}

async function run(client: Client, options: ImportOptions): Promise<ImportResult> {
  const { source, isAnyWithdrawn, officeId } = options
  const { runId, report, plan } = await read(client, options)
  if (isTooMuch(plan, await selectMostWithdrawn(client)) && !isAnyWithdrawn) {
    await updateRun(client, runId, 'refused', report)
    await client.query('delete from exchange_change where run_id = $1', [runId])
    return { runId, report, state: 'refused' }
  }
  options.onPhase?.('applying')
  await updateRun(client, runId, 'applying', report)
  const of = Object.entries(report.changes).reduce(
    (sum, [key, count]) => sum + (key.startsWith('product') ? count : 0),
    0,
  )
  const onProgress = (done: number) => options.onProgress?.(done, of)
  await applyRun(client, { run: { id: runId, source }, officeId, report, onProgress })
  await updateRun(client, runId, 'done', report)
  await keepJournals(client, source)
  return { runId, report, state: 'done' }
}

async function read(client: Client, options: ImportOptions) {
  const { source, goods, onFault = () => {} } = options
  options.onPhase?.('reading')
  await clearStage(client)
  await forgetGone(client, source)
  if (source === OWN_SOURCE) await refreshOwnItems(client)
  const { origin, format } = goods
  const runId = await insertRun(client, { source, origin, format, is_whole: false, undo_of: null })
  const report = emptyReport()
  const stage = new Stage(client, runId, report, onFault)
  try {
    for await (const record of goods.records) await stage.add(record)
    await stage.flush()
    options.onPhase?.('comparing')
    const isWhole = goods.isWhole()
    const plan = await planRun(client, { id: runId, source, isWhole }, stage, report)
    await client.query('update exchange_run set is_whole = $2 where id = $1', [runId, isWhole])
    await clearStage(client)
    return { runId, report, plan }
  } catch (error) {
    // Of a dry run the transaction ends, and with it the run.
    if (!options.isDryRun) await updateRun(client, runId, 'broken', report).catch(() => {})
    throw error
  }
}
