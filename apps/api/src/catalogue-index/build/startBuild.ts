import { Worker } from 'node:worker_threads'
import type { IndexData } from '../IndexData.ts'
import { errorOf, type BuildMessage, type BuildThreadOptions, type ThreadFailure } from '../indexMessages.ts'

export interface BuildListeners {
  onProgress(text: string): void
  onBuilt(data: IndexData): void
  /** The thread has ended. @param error null when it built an index */
  onEnd(error: Error | null): void
}

/** Builds one index in a thread of its own. */
export function startBuild(options: BuildThreadOptions, listeners: BuildListeners): { terminate(): Promise<unknown> } {
  const thread = new Worker(new URL('./buildThread.ts', import.meta.url), { workerData: options, execArgv: [] })
  let failure: ThreadFailure | null = { message: 'The thread that builds the index of the catalogue ended' }
  thread.on('message', (message: BuildMessage) => {
    if (message.kind === 'progress') return listeners.onProgress(message.text)
    failure = message.kind === 'failed' ? message.failure : null
    if (message.kind === 'failed') return
    listeners.onProgress(message.isFromSnapshot ? 'taken from the snapshot file' : 'built')
    listeners.onBuilt(message.data)
  })
  thread.on('error', (error) => (failure = { message: String(error) }))
  thread.once('exit', () => listeners.onEnd(failure && errorOf(failure)))
  return thread
}
