import { Worker } from 'node:worker_threads'
import type { ListProblem, ListRowInput } from '@verstak/contracts/cartList'
import PQueue from 'p-queue'
import { DomainError } from '../DomainError.ts'
import { ListFailure } from './ListFailure.ts'

/** What the thread of a file tells. */
export type ListAnswer = { rows: ListRowInput[] } | { problem: ListProblem }

/** Reads files with lists. */
export interface ListReader {
  /** @throws ListFailure; DomainError `unavailable` when too many wait */
  read(bytes: Uint8Array): Promise<ListRowInput[]>
}

export interface ListReaderOptions {
  timeoutMs?: number
  heapMb?: number
}

/** One file at a time takes a core; more than this wait no longer than a request may. */
const MAX_WAITING = 10

/** A file is read in a thread of its own, with limits of time and memory: it may be hostile, and the API serves others. */
export function createListReader({ timeoutMs = 10_000, heapMb = 256 }: ListReaderOptions = {}): ListReader {
  const queue = new PQueue({ concurrency: 1 })
  return {
    async read(bytes) {
      if (queue.size >= MAX_WAITING) throw new DomainError('unavailable')
      const answer = await queue.add(() => readInThread(bytes, { timeoutMs, heapMb }))
      if ('problem' in answer) throw new ListFailure(answer.problem)
      return answer.rows
    },
  }
}

function readInThread(bytes: Uint8Array, { timeoutMs, heapMb }: Required<ListReaderOptions>): Promise<ListAnswer> {
  const { promise, resolve } = Promise.withResolvers<ListAnswer>()
  const thread = new Worker(new URL('./listThread.ts', import.meta.url), {
    workerData: bytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  })
  const timer = setTimeout(() => {
    resolve({ problem: 'too-complex' })
    void thread.terminate()
  }, timeoutMs)
  thread.once('message', resolve)
  // Out of memory, or a file that the library chokes on.
  thread.once('error', () => resolve({ problem: 'too-complex' }))
  thread.once('exit', () => resolve({ problem: 'too-complex' }))
  return promise.finally(() => clearTimeout(timer))
}
