import { attributeError } from '../releases/releaseAttribution.ts'
import type { WorkerNews } from './messages.ts'

/** Another worker is ready by then, or none will be. */
const REPLACED_MS = 15_000
/** What is under way may take so long. */
const LEAVE_MS = 3000

export interface FailingWorkerInput {
  tell: (news: WorkerNews) => void
  /** Ends the process once what is under way is finished. */
  leave: (deadlineMs: number) => void
}

/**
 * What happens when something throws outside of any page, in a timer of a remote, say: the supervisor hears of it, and
 * the worker goes on until another has taken its place, so that no page is lost.
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
    /** The supervisor says that another worker serves. */
    onReplaced: () => leave(LEAVE_MS),
  }
}
