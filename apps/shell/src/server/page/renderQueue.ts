/**
 * So many pages of one kind a worker makes at once: enough that it has something to do while some wait for the API, few
 * enough that each is made within a fraction of the time that its loaders have.
 */
const MOST_AT_ONCE = 8
/** A page that waits for somebody else than the worker keeps it from others for no longer. */
const TURN_MS = 1000
/** What a worker makes within the patience of visitors on a good day. */
const MOST_WAITING = 500
const PATIENCE_MS = 10_000

/** Thrown at whoever would have to wait for too long. No part of the page is at fault. */
export class StoreBusy extends Error {}

/** Gives the turn to the next one; again and again it does nothing. */
export type LeaveQueue = () => void

/**
 * Waits until a page of a kind may be made. Rejects with `StoreBusy`, or with the signal's reason when the visitor has gone.
 */
export type EnterQueue = (kind: string, signal: AbortSignal) => Promise<LeaveQueue>

/**
 * Makes the lines in which the pages of one worker wait to be made. Without them a rush of visitors would share the processor
 * until the time of each of their loaders is over, and every release would seem to fail. Each kind of page has its own, so
 * that one whose data hangs holds up no other.
 */
export function createRenderQueue(): EnterQueue {
  const lines = new Map<string, EnterLane>()
  return (kind, signal) => {
    const take = lines.get(kind) ?? createLane()
    lines.set(kind, take)
    return take(signal)
  }
}

type EnterLane = (signal: AbortSignal) => Promise<LeaveQueue>

function createLane(): EnterLane {
  let running = 0
  // In the order in which they came.
  const waiting = new Set<() => void>()

  function wait(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (waiting.size >= MOST_WAITING) throw new StoreBusy('Too many pages wait to be made')
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(onTurn)
        clearTimeout(timer)
        signal.removeEventListener('abort', onGone)
      }
      const onTurn = () => {
        leave()
        resolve()
      }
      const onGone = () => {
        leave()
        reject(signal.reason as Error)
      }
      const timer = setTimeout(() => {
        leave()
        reject(new StoreBusy('A page waited too long to be made'))
      }, PATIENCE_MS)
      waiting.add(onTurn)
      signal.addEventListener('abort', onGone)
    })
  }

  return async (signal) => {
    // Whoever ends a turn hands it on: the number of turns stays the same.
    if (running >= MOST_AT_ONCE) await wait(signal)
    else running += 1
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      const [next] = waiting
      if (next) next()
      else running -= 1
    }
    const timer = setTimeout(end, TURN_MS).unref()
    return end
  }
}
