import { join } from 'node:path'
import { startBuild } from './build/startBuild.ts'
import type { CatalogueIndex } from './CatalogueIndex.ts'
import { collectGarbage } from './collectGarbage.ts'
import { createSerialQueue } from './find/createSerialQueue.ts'
import { createUnfilteredCountCache } from './find/createUnfilteredCountCache.ts'
import { findProducts } from './find/findProducts.ts'
import { openIndexData, updateView, type IndexData } from './IndexData.ts'
import type { BuildThreadOptions, UpdaterMessage } from './indexMessages.ts'
import { indexSearch } from './indexSearch.ts'
import { INITIAL_STATE, nextIndexState, type BuildState, type IndexEvent, type ShownIndex } from './indexState.ts'
import { isUnchanged, versionOf } from './find/versionOf.ts'
import { countAlive, type IndexView } from './IndexView.ts'
import { createUpdater } from './update/createUpdater.ts'
import { setAlive } from './update/IndexWriter.ts'

/** A smaller index fits beside what this process needs anyway, and is built before another process would have started. */
const PROCESS_FROM = 100_000
/** A rest between builds, in lengths of a build. */
const REST = 2
/** Calls that wait for an answer just then have it by now. */
const COLLECT_MS = 500

export interface ColumnarIndexOptions {
  databaseUrl: string
  /** For the snapshot file, which makes restarts quick; may be emptied. */
  folder: string
  /** Told about failures that the index gets over by itself. */
  onWarning(text: string, error: Error): void
  /** Told how far a build is. */
  onProgress?(text: string): void
  /** Told when readers see an index that was built anew: its categories, brands and properties may be others. */
  onReplaced?(): void
  /** So many products are indexed in a process of its own, which spares this one the memory. */
  processFrom?: number
  /** For tests: readers wait for everything that was committed before they ask, and builds do not rest. */
  isAlwaysCurrent?: boolean
}

/**
 * The index in this process's memory. One thread builds it and ends, another applies changes to the same memory for as long as
 * the process lives. This thread only reads, so no page waits for either. `indexState.ts` has the states of all this.
 */
export function createColumnarIndex(options: ColumnarIndexOptions): CatalogueIndex {
  const { databaseUrl, folder, onWarning, processFrom = PROCESS_FROM, isAlwaysCurrent = false } = options
  const onProgress = options.onProgress ?? (() => {})
  const threadOptions = { databaseUrl, snapshotPath: join(folder, 'catalogue.index') }
  const countCache = createUnfilteredCountCache()
  const runSerially = createSerialQueue()
  let state = INITIAL_STATE
  let firstIndex = createDeferred()
  let revision = 0
  let builder: ReturnType<typeof startBuild> | null = null
  let waitTimer: NodeJS.Timeout | undefined
  let collectTimer: NodeJS.Timeout | undefined
  let knownTexts: BuildThreadOptions['knownTexts']

  const updater = createUpdater({
    thread: threadOptions,
    onSwap: swap,
    onUpdate: update,
    onRebuildWanted: () => wantBuild(false),
    onRestart: () => wantBuild(true),
    onWarning,
  })

  function dispatch(event: IndexEvent): void {
    const { build } = state
    state = nextIndexState(state, event)
    if (state.build !== build) enter(state.build)
  }

  function enter(build: BuildState): void {
    clearTimeout(waitTimer)
    if (build.kind === 'waiting') {
      const waitMs = build.until - performance.now()
      waitTimer = setTimeout(() => dispatch({ kind: 'waitEnded', now: performance.now() }), waitMs)
    } else if (build.kind === 'building') {
      const { isSnapshotTried } = build
      const buildOptions = { ...threadOptions, isSnapshotTried, processFrom, knownTexts }
      builder = startBuild(buildOptions, { onProgress, onBuilt: handOver, onEnd: endBuild })
    }
  }

  const isClosed = () => state.build.kind === 'closed'

  const wantBuild = (isSnapshotTried: boolean) =>
    dispatch({ kind: 'buildWanted', isSnapshotTried, now: performance.now() })

  function handOver(data: IndexData): void {
    dispatch({ kind: 'built' })
    updater.adopt(data)
  }

  function endBuild(error: Error | null): void {
    builder = null
    if (error && !isClosed()) reportFailure(error)
    dispatch({
      kind: 'buildEnded',
      isFailed: error !== null,
      now: performance.now(),
      rest: isAlwaysCurrent ? 0 : REST,
    })
  }

  /** Whoever waits for the first index gets the error; later calls wait for the next try. */
  function reportFailure(error: Error): void {
    onWarning('The index of the catalogue could not be built', error)
    updater.releaseWaiting()
    if (state.readers.kind === 'ready') return
    firstIndex.reject(error)
    firstIndex = createDeferred()
  }

  function swap(data: IndexData): void {
    if (isClosed()) return
    const isReplaced = state.readers.kind === 'ready'
    show('swapped', openIndexData(data, indexSearch))
    knownTexts = data.texts[0]?.columns
    countCache.clear()
    if (isReplaced) {
      collectTimer = setTimeout(() => collectGarbage(data), COLLECT_MS)
      revision = Date.now()
      options.onReplaced?.()
    }
    onProgress('in use')
    firstIndex.resolve()
  }

  function update(message: Extract<UpdaterMessage, { kind: 'update' }>): void {
    const shown = findShown()
    if (!shown || isClosed()) return
    for (const row of message.deadRows) setAlive(shown.view.columns, row, false)
    show('updated', updateView(shown.view, message, indexSearch))
  }

  function show(kind: 'swapped' | 'updated', view: IndexView): void {
    dispatch({
      kind,
      shown: { view, state: { ...view.references, countProducts: (borders) => countAlive(view, borders) } },
    })
    Atomics.store(view.readerOrderVersion, 0, view.orderVersion)
  }

  const findShown = (): ShownIndex | null => (state.readers.kind === 'ready' ? state.readers.shown : null)

  async function getShown(): Promise<ShownIndex> {
    if (state.readers.kind === 'empty') await firstIndex.promise
    return findShown()!
  }

  wantBuild(true)
  return {
    async read() {
      if (isAlwaysCurrent && !isClosed()) await updater.catchUp()
      return (await getShown()).state
    },
    async find(query) {
      await getShown()
      return runSerially(() => findProducts(findShown()!.view, countCache, query))
    },
    async versionOf(query) {
      const readVersion = () => {
        const shown = findShown()
        return shown && versionOf(shown.view, query)
      }
      if (query.productIds !== null) return null
      return query.searchString === null ? readVersion() : runSerially(readVersion)
    },
    isUnchanged(version) {
      const shown = findShown()
      return shown !== null && isUnchanged(shown.view, version)
    },
    revision: () => revision,
    async close() {
      if (isClosed()) return
      dispatch({ kind: 'closed' })
      clearTimeout(collectTimer)
      firstIndex.reject(new Error('The index was closed'))
      updater.releaseWaiting()
      await builder?.terminate()
      await updater.close()
    },
  }
}

/** A rejection that nobody waits for is no fault. */
function createDeferred(): PromiseWithResolvers<void> {
  const deferred = Promise.withResolvers<void>()
  deferred.promise.catch(() => {})
  return deferred
}
