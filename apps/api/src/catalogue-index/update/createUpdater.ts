import { Worker } from 'node:worker_threads'
import type { IndexData } from '../IndexData.ts'
import { errorOf, type IndexThreadOptions, type UpdaterCommand, type UpdaterMessage } from '../indexMessages.ts'

const RESTART_MS = 1_000
const STOP_DEADLINE_MS = 8_000

export interface UpdaterThreadOptions {
  thread: IndexThreadOptions
  /** An adopted index has caught up. */
  onSwap(data: IndexData): void
  onUpdate(update: Extract<UpdaterMessage, { kind: 'update' }>): void
  onRebuildWanted(): void
  /** A thread that failed was started again; it has no index yet. */
  onRestart(): void
  onWarning(text: string, error: Error): void
}

/** The thread that applies changes of the database to the index, for as long as the process lives. */
export interface Updater {
  /** Lets it go on with an index that was just built. */
  adopt(data: IndexData): void
  /** Resolves when readers see all that was committed before the call, or when `releaseWaiting` is called. */
  catchUp(): Promise<void>
  /** Nobody shall wait for a database that is away. */
  releaseWaiting(): void
  close(): Promise<void>
}

/** Starts it, and starts it again when it fails: without it the index would grow old. */
export function createUpdater(options: UpdaterThreadOptions): Updater {
  const waiting = new Map<number, () => void>()
  let lastCall = 0
  let isClosing = false
  let restart: NodeJS.Timeout | undefined
  let thread = start()

  function start(): { send(command: UpdaterCommand): void; ended: Promise<void>; terminate(): void } {
    const worker = new Worker(new URL('./updateThread.ts', import.meta.url), {
      workerData: options.thread,
      execArgv: [],
    })
    worker.on('error', (error) => {
      options.onWarning('The thread that follows changes of the catalogue failed', error as Error)
    })
    worker.on('message', hear)
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
    void ended.then(restartLater)
    return { send: (command) => worker.postMessage(command), ended, terminate: () => void worker.terminate() }
  }

  function restartLater(): void {
    if (isClosing) return
    releaseWaiting()
    restart = setTimeout(() => {
      thread = start()
      for (const call of waiting.keys()) thread.send({ kind: 'catchUp', call })
      options.onRestart()
    }, RESTART_MS)
  }

  function hear(message: UpdaterMessage): void {
    if (message.kind === 'swap') options.onSwap(message.data)
    else if (message.kind === 'update') options.onUpdate(message)
    else if (message.kind === 'rebuildWanted') options.onRebuildWanted()
    else if (message.kind === 'warning') {
      options.onWarning(message.text, errorOf(message.failure))
      releaseWaiting()
    } else {
      waiting.get(message.call)?.()
      waiting.delete(message.call)
    }
  }

  function releaseWaiting(): void {
    for (const resolve of waiting.values()) resolve()
    waiting.clear()
  }

  return {
    adopt: (data) => thread.send({ kind: 'adopt', data }),
    catchUp() {
      const call = (lastCall += 1)
      return new Promise<void>((resolve) => {
        waiting.set(call, resolve)
        thread.send({ kind: 'catchUp', call })
      })
    },
    releaseWaiting,
    async close() {
      isClosing = true
      clearTimeout(restart)
      releaseWaiting()
      thread.send({ kind: 'close' })
      const deadline = setTimeout(() => thread.terminate(), STOP_DEADLINE_MS)
      await thread.ended
      clearTimeout(deadline)
    },
  }
}
