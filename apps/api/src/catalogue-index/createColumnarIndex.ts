import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CatalogueIndex } from './CatalogueIndex.ts'
import type { CatalogueState } from './catalogueState.ts'
import { collectGarbage } from './collectGarbage.ts'
import { createSerialQueue } from './find/createSerialQueue.ts'
import { findProducts } from './find/findProducts.ts'
import { openIndexData, updateView, type IndexData } from './IndexData.ts'
import {
  errorOf,
  type BuildMessage,
  type BuildThreadOptions,
  type IndexThreadOptions,
  type ThreadFailure,
  type UpdaterCommand,
  type UpdaterMessage,
} from './indexMessages.ts'
import { isUnchanged, versionOf } from './IndexVersion.ts'
import { indexSearch } from './indexSearch.ts'
import { setAlive } from './update/IndexWriter.ts'
import { countAlive, type IndexView } from './IndexView.ts'
import { createUnfilteredCountCache } from './find/createUnfilteredCountCache.ts'

const RETRY_MS = 1_000
/** Less fits beside what a process needs anyway, and is built before another one would have started. */
const PROCESS_FROM = 100_000
/** Builds follow each other after a rest of this many times their own length, so that a stream of changes costs a share only. */
const REST = 2
const STOP_DEADLINE_MS = 8_000
/** Who waits for an answer just then has it by now. */
const COLLECT_MS = 500

export interface ColumnarIndexOptions {
  databaseUrl: string
  /** For the snapshot file, which makes restarts quick; may be emptied. */
  folder: string
  /** Told about failures that the index gets over by itself. */
  onWarning(text: string, error: Error): void
  /** Told how far a build is. */
  onProgress?(text: string): void
  /** So many products are indexed in a process of its own, which spares this one the memory. */
  processFrom?: number
  /** Readers wait for everything that was committed before they ask, as tests like it. */
  isAlwaysCurrent?: boolean
}

/**
 * The index in this process's memory. One thread builds it and ends, another carries changes into the same memory for as
 * long as the process lives; here it is only read, so nobody who waits for a page waits for either.
 */
export function createColumnarIndex(options: ColumnarIndexOptions): CatalogueIndex {
  const {
    databaseUrl,
    folder,
    onWarning,
    onProgress = () => {},
    processFrom = PROCESS_FROM,
    isAlwaysCurrent = false,
  } = options
  const threadOptions: IndexThreadOptions = { databaseUrl, snapshotPath: join(folder, 'catalogue.index') }
  const countCache = createUnfilteredCountCache()
  const runSerially = createSerialQueue()
  const calls = new Map<number, () => void>()
  let lastCall = 0
  let isClosed = false
  let shown: { view: IndexView; state: CatalogueState } | null = null
  let knownTexts: BuildThreadOptions['knownTexts']
  let first = Promise.withResolvers<void>()
  first.promise.catch(() => {})
  let builder: Worker | null = null
  /** The thread takes a moment to end after that. */
  let isHandedOver = false
  let isWantedAgain = false
  let retry: NodeJS.Timeout | undefined
  let restUntil = 0
  let restart: NodeJS.Timeout | undefined
  let collection: NodeJS.Timeout | undefined

  let updater: Worker
  let updaterEnded: Promise<void>
  const tell = (command: UpdaterCommand) => updater.postMessage(command)

  /** Without it the index would grow old, so one that fails is followed by another, which needs an index of its own. */
  function startUpdater(): void {
    updater = new Worker(new URL('./update/updateThread.ts', import.meta.url), {
      workerData: threadOptions,
      execArgv: [],
    })
    updater.on('error', (error) => onWarning('The thread that follows changes of the catalogue failed', error as Error))
    updater.on('message', hear)
    for (const call of calls.keys()) tell({ kind: 'catchUp', call })
    updaterEnded = new Promise<void>((resolve) => updater.once('exit', () => resolve()))
    updater.once('exit', () => {
      if (isClosed) return
      letGo()
      restart = setTimeout(() => {
        startUpdater()
        build(true)
      }, RETRY_MS)
    })
  }

  function hear(message: UpdaterMessage): void {
    if (message.kind === 'swap') show(message.data)
    else if (message.kind === 'update') update(message)
    else if (message.kind === 'rebuildWanted') build(false)
    else if (message.kind === 'warning') {
      onWarning(message.text, errorOf(message.failure))
      letGo()
    } else {
      calls.get(message.call)?.()
      calls.delete(message.call)
    }
  }

  function show(data: IndexData): void {
    const isReplaced = shown !== null
    turnTo(openIndexData(data, indexSearch))
    knownTexts = data.texts[0]?.columns
    countCache.clear()
    if (isReplaced) collection = setTimeout(() => collectGarbage(data), COLLECT_MS)
    onProgress('in use')
    first.resolve()
  }

  function update(message: Extract<UpdaterMessage, { kind: 'update' }>): void {
    if (!shown) return
    for (const row of message.deadRows) setAlive(shown.view.columns, row, false)
    turnTo(updateView(shown.view, message, indexSearch))
  }

  function turnTo(view: IndexView): void {
    shown = { view, state: { ...view.references, countProducts: (borders) => countAlive(view, borders) } }
    Atomics.store(view.readerOrderVersion, 0, view.orderVersion)
  }

  function build(isSnapshotTried: boolean): void {
    if (builder) isWantedAgain ||= isHandedOver
    if (isClosed || builder || retry) return
    const restMs = restUntil - performance.now()
    if (restMs > 0) return buildLater(restMs, isSnapshotTried)
    const startedAt = performance.now()
    const workerData: BuildThreadOptions = { ...threadOptions, isSnapshotTried, processFrom, knownTexts }
    const thread = new Worker(new URL('./build/buildThread.ts', import.meta.url), { workerData, execArgv: [] })
    builder = thread
    isHandedOver = isWantedAgain = false
    let failure: ThreadFailure | null = { message: 'The thread that builds the index of the catalogue ended' }
    thread.on('message', (message: BuildMessage) => {
      if (message.kind === 'progress') return onProgress(message.text)
      failure = message.kind === 'failed' ? message.failure : null
      if (message.kind === 'failed') return
      onProgress(message.isFromSnapshot ? 'taken from the snapshot file' : 'built')
      isHandedOver = true
      tell({ kind: 'adopt', data: message.data })
    })
    thread.on('error', (error) => (failure = { message: String(error) }))
    thread.once('exit', () => {
      builder = null
      const endedAt = performance.now()
      restUntil = isAlwaysCurrent ? 0 : endedAt + (endedAt - startedAt) * REST
      if (failure && !isClosed) fail(errorOf(failure), isSnapshotTried)
      else if (isWantedAgain) build(false)
    })
  }

  function buildLater(delayMs: number, isSnapshotTried: boolean): void {
    retry = setTimeout(() => {
      retry = undefined
      build(isSnapshotTried)
    }, delayMs)
  }

  /** Nobody waits for a database that is away. */
  function letGo(): void {
    for (const resolve of calls.values()) resolve()
    calls.clear()
  }

  /** Who waits for the first index is told so; the next one waits for the next try. */
  function fail(error: Error, isSnapshotTried: boolean): void {
    onWarning('The index of the catalogue could not be built', error)
    restUntil = 0
    buildLater(RETRY_MS, isSnapshotTried)
    letGo()
    if (shown) return
    first.reject(error)
    first = Promise.withResolvers()
    first.promise.catch(() => {})
  }

  async function current(): Promise<{ view: IndexView; state: CatalogueState }> {
    if (!shown) await first.promise
    return shown!
  }

  async function catchUp(): Promise<void> {
    const call = (lastCall += 1)
    await new Promise<void>((resolve) => {
      calls.set(call, resolve)
      tell({ kind: 'catchUp', call })
    })
  }

  startUpdater()
  build(true)
  return {
    async read() {
      if (isAlwaysCurrent && !isClosed) await catchUp()
      return (await current()).state
    },
    async find(query) {
      await current()
      return runSerially(() => findProducts(shown!.view, countCache, query))
    },
    async versionOf(query) {
      if (query.productIds !== null) return null
      const version = () => shown && versionOf(shown.view, query)
      return query.searchString === null ? version() : runSerially(version)
    },
    isUnchanged: (version) => shown !== null && isUnchanged(shown.view, version),
    async close() {
      if (isClosed) return
      isClosed = true
      clearTimeout(retry)
      clearTimeout(restart)
      clearTimeout(collection)
      first.reject(new Error('The index was closed'))
      letGo()
      await builder?.terminate()
      tell({ kind: 'close' })
      const deadline = setTimeout(() => void updater.terminate(), STOP_DEADLINE_MS)
      await updaterEnded
      clearTimeout(deadline)
    },
  }
}
