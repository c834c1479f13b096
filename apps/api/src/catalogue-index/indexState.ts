import type { CatalogueState } from './catalogueState.ts'
import type { IndexView } from './IndexView.ts'

/** What readers of the index see. */
export interface ShownIndex {
  view: IndexView
  state: CatalogueState
}

/** The two sides of the index: what readers see, and how far the next build is. They change independently. */
export interface IndexState {
  readers: ReaderState
  build: BuildState
}

export type ReaderState =
  /** Before the first index. */
  { kind: 'empty' } | { kind: 'ready'; shown: ShownIndex }

/** Times are milliseconds of `performance.now()`. */
export type BuildState =
  /** Nothing is built. A build that is wanted before `restUntil` waits until then. */
  | { kind: 'idle'; restUntil: number }
  /** A build will start: after a failure, or after a rest. */
  | { kind: 'waiting'; until: number; isSnapshotTried: boolean }
  /** A thread builds. */
  | { kind: 'building'; startedAt: number; isSnapshotTried: boolean }
  /** The updater has the new index and lets it catch up, while the building thread ends. */
  | { kind: 'handedOver'; startedAt: number; isSnapshotTried: boolean; isWantedAgain: boolean }
  | { kind: 'closed' }

export type IndexEvent =
  /** The index is missing or out of date. @param isSnapshotTried false when the snapshot file is known to be of no use */
  | { kind: 'buildWanted'; isSnapshotTried: boolean; now: number }
  | { kind: 'waitEnded'; now: number }
  | { kind: 'built' }
  /** The building thread has ended. @param rest the next build waits for this many times the length of this one */
  | { kind: 'buildEnded'; isFailed: boolean; now: number; rest: number }
  /** A new index has caught up. */
  | { kind: 'swapped'; shown: ShownIndex }
  /** The index that readers see was updated. */
  | { kind: 'updated'; shown: ShownIndex }
  | { kind: 'closed' }

/** A build that failed is tried again after this time. */
export const RETRY_MS = 1_000

export const INITIAL_STATE: IndexState = { readers: { kind: 'empty' }, build: { kind: 'idle', restUntil: 0 } }

/**
 * All transitions of the index. A closed index stays as it is, and readers go on with what they see.
 * @throws on an event that is impossible in this state
 */
export function nextIndexState(state: IndexState, event: IndexEvent): IndexState {
  const { readers, build } = state
  if (build.kind === 'closed') return state
  switch (event.kind) {
    case 'closed':
      return { readers, build: { kind: 'closed' } }
    case 'swapped':
      return { readers: { kind: 'ready', shown: event.shown }, build }
    case 'updated':
      return readers.kind === 'ready'
        ? { readers: { kind: 'ready', shown: event.shown }, build }
        : impossible(state, event)
    default: {
      const next = nextBuildState(state, build, event)
      return next === build ? state : { readers, build: next }
    }
  }
}

type BuildEvent = Exclude<IndexEvent, { kind: 'closed' | 'swapped' | 'updated' }>

function nextBuildState(state: IndexState, build: BuildState, event: BuildEvent): BuildState {
  switch (build.kind) {
    case 'idle':
      if (event.kind === 'buildWanted') return startAfter(build.restUntil, event)
      break
    case 'waiting':
      if (event.kind === 'buildWanted') return build
      if (event.kind === 'waitEnded') return startAfter(event.now, { ...event, isSnapshotTried: build.isSnapshotTried })
      break
    case 'building':
      // What changed meanwhile is applied by the updater.
      if (event.kind === 'buildWanted') return build
      if (event.kind === 'built') return { ...build, kind: 'handedOver', isWantedAgain: false }
      if (event.kind === 'buildEnded' && event.isFailed) return retryOf(build, event)
      break
    case 'handedOver':
      if (event.kind === 'buildWanted') return { ...build, isWantedAgain: true }
      if (event.kind === 'buildEnded') return event.isFailed ? retryOf(build, event) : restOf(build, event)
      break
  }
  return impossible(state, event)
}

type Running = Extract<BuildState, { kind: 'building' | 'handedOver' }>
type Ended = Extract<IndexEvent, { kind: 'buildEnded' }>

const retryOf = ({ isSnapshotTried }: Running, { now }: Ended): BuildState => ({
  kind: 'waiting',
  until: now + RETRY_MS,
  isSnapshotTried,
})

/** Builds rest between each other, so that a stream of changes takes only a share of the machine. */
function restOf({ startedAt, ...build }: Running, { now, rest }: Ended): BuildState {
  const restUntil = now + (now - startedAt) * rest
  const isWantedAgain = build.kind === 'handedOver' && build.isWantedAgain
  return isWantedAgain ? startAfter(restUntil, { now, isSnapshotTried: false }) : { kind: 'idle', restUntil }
}

function startAfter(until: number, { now, isSnapshotTried }: { now: number; isSnapshotTried: boolean }): BuildState {
  return until > now
    ? { kind: 'waiting', until, isSnapshotTried }
    : { kind: 'building', startedAt: now, isSnapshotTried }
}

function impossible({ readers, build }: IndexState, event: IndexEvent): never {
  throw new Error(`The index cannot take «${event.kind}» while it is «${readers.kind}» and «${build.kind}».`)
}
