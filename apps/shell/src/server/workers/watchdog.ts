import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Shared with the thread that watches. */
export interface WatchdogData {
  /** One number, which the main thread changes as long as it gets on. */
  beats: SharedArrayBuffer
  /** File descriptor of the supervisor's ear. */
  reportTo: number
}

/** How the thread tells the supervisor, a line of JSON each. */
export interface StallReport {
  pid: number
  /** What was running: a line for each function, the innermost first, with its file. */
  stack: string
}

const BEAT_MS = 100

/**
 * Starts the thread that watches whether this one goes on; it ends a process that stands still. Afterwards the process
 * may neither start threads nor debug itself: only the thread needed that.
 *
 * @param file of the thread's code
 * @returns a function that says that work gets on. Many pages that are due at once are made one after the other without a
 * look at the clock in between: without it, a rush of visitors would be taken for an endless loop.
 */
export async function startWatchdog(file: string | URL, reportTo: number): Promise<() => void> {
  const data: WatchdogData = { beats: new SharedArrayBuffer(4), reportTo }
  const beats = new Int32Array(data.beats)
  const thread = new Worker(file, { workerData: data })
  await once(thread, 'message')
  thread.unref()
  const beat = () => void Atomics.add(beats, 0, 1)
  setInterval(beat, BEAT_MS).unref()
  for (const scope of ['worker', 'inspector']) droppable()?.drop(scope)
  return beat
}

/** Absent without `--permission`. Node's types don't know `drop` yet. */
function droppable(): { drop(scope: string): void } | undefined {
  return (process as unknown as { permission?: { drop(scope: string): void } }).permission
}
