/**
 * Most pages of one kind that a worker renders at once: enough to use the CPU while some wait for the API, few enough
 * that each is rendered within a fraction of its loaders' time limit.
 */
const MAX_AT_ONCE = 8
/** Longest time that a page occupies a slot, for example while it waits for the API. */
const TURN_MS = 1000
/** Queue limit: about what a worker can render before visitors give up. */
const MAX_WAITING = 500
const PATIENCE_MS = 10_000

/** Thrown when the wait would be too long. It is not attributed to any part of the page. */
export class StoreBusy extends Error {}

/** Frees the slot for the next page; further calls do nothing. */
export type LeaveQueue = () => void

/**
 * Waits until a page of a kind may be rendered. Rejects with `StoreBusy`, or with the signal's reason on disconnect.
 */
export type EnterQueue = (kind: string, signal: AbortSignal) => Promise<LeaveQueue>

/**
 * Creates the render queues of one worker. Without them, pages of a burst would share the CPU until all their loaders
 * time out, and every release would seem to fail. Each kind of page has its own queue, so that a kind with hanging data
 * does not block the others.
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
  // In the order of arrival.
  const waiting = new Set<() => void>()

  function wait(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (waiting.size >= MAX_WAITING) throw new StoreBusy('Too many pages wait to be made')
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
    // A leaving page passes its slot on, so `running` stays the same.
    if (running >= MAX_AT_ONCE) await wait(signal)
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
