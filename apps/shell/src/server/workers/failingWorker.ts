import { attributeError } from '../releases/releaseAttribution.ts'
import type { WorkerNews } from './messages.ts'

/** How long to wait for the replacement. */
const REPLACED_MS = 15_000
/** Time limit for pending requests. */
const LEAVE_MS = 3000

export interface FailingWorkerInput {
  tell: (news: WorkerNews) => void
  /** Ends the process once pending requests are finished. */
  leave: (deadlineMs: number) => void
}

/**
 * Handles exceptions outside of any page, for example in a remote's timer: reports them to the supervisor, and keeps
 * the worker serving until another one has replaced it, so that no page is lost.
 */
export function createFailingWorker({ tell, leave }: FailingWorkerInput) {
  let isFailing = false
  return {
    onUncaught: (error: unknown) => {
      if (isFailing) return
      isFailing = true
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      tell({ kind: 'failing', release: attributeError(error) ?? null, reason: reason.slice(0, 4000) })
      setTimeout(() => leave(LEAVE_MS), REPLACED_MS)
    },
    /** Call it when another worker serves instead. */
    onReplaced: () => leave(LEAVE_MS),
  }
}
