import type { IndexData, IndexUpdate } from './IndexData.ts'
import type { TextData } from './TextMatcher.ts'

/** What the threads of the index are started with. */
export interface IndexThreadOptions {
  databaseUrl: string
  /** Where the snapshot file is or will be. */
  snapshotPath: string
}

export interface BuildThreadOptions extends IndexThreadOptions {
  /** False when the snapshot file is known to be of no use. */
  isSnapshotTried: boolean
  /** So many products are indexed in a process of its own. */
  processFrom: number
  /** Columns of the texts that are in use: those that stay are shared with the new index. */
  knownTexts: TextData['columns'] | undefined
}

/** A failure as it goes from thread to thread, with what tells a database that is away from a mistake. */
export type ThreadFailure = Partial<Record<'message' | 'code' | 'syscall' | 'severity', string>>

/** From the process that builds. */
export type BuildProcessMessage = { kind: 'progress'; text: string } | { kind: 'failed'; failure: ThreadFailure }

/** From the thread that builds. */
export type BuildMessage =
  | { kind: 'progress'; text: string }
  | { kind: 'built'; data: IndexData; isFromSnapshot: boolean }
  | { kind: 'failed'; failure: ThreadFailure }

/** To the thread that follows changes. */
export type UpdaterCommand =
  /** Goes on with an index that was just built. */
  | { kind: 'adopt'; data: IndexData }
  /** Answers when all that was committed until now is seen by readers. */
  | { kind: 'catchUp'; call: number }
  | { kind: 'close' }

/** From the thread that follows changes. */
export type UpdaterMessage =
  /** An adopted index has caught up: readers turn to it. */
  | { kind: 'swap'; data: IndexData }
  | ({ kind: 'update'; deadRows: number[] } & IndexUpdate)
  | { kind: 'rebuildWanted' }
  | { kind: 'caughtUp'; call: number }
  | { kind: 'warning'; text: string; failure: ThreadFailure }

export function failureOf(error: unknown): ThreadFailure {
  const { message, code, syscall, severity } = error as Record<string, unknown>
  const text = (value: unknown) => (value === undefined ? undefined : String(value))
  return { message: text(message), code: text(code), syscall: text(syscall), severity: text(severity) }
}

export function errorOf(failure: ThreadFailure): Error {
  const known = Object.entries(failure).filter(([, value]) => value !== undefined)
  return Object.assign(new Error(failure.message), Object.fromEntries(known))
}
