import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Data shared with the watchdog thread. */
export interface WatchdogData {
  /** One number, which the main thread changes while it makes progress. */
  beats: SharedArrayBuffer
  /** File descriptor for reports to the supervisor. */
  reportTo: number
}

/** Report to the supervisor, one line of JSON. */
export interface StallReport {
  pid: number
  /** Stack of the running code: one line per function with its file, innermost first. */
  stack: string
}

const BEAT_MS = 100

/**
 * Starts the watchdog thread, which ends the process when the main thread is blocked. Afterwards the process may
 * neither start threads nor debug itself: only the watchdog needed that.
 *
 * @param file file with the thread's code
 * @returns a function that signals progress. Many pages may render back to back without running timers in between:
 * without the signal, a burst of requests would be taken for an endless loop.
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

/** `process.permission`; absent without `--permission`. Node's types lack `drop`. */
function droppable(): { drop(scope: string): void } | undefined {
  return (process as unknown as { permission?: { drop(scope: string): void } }).permission
}
