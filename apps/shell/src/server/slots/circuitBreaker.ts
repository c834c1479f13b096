/** This many failures of a slot within `WINDOW_MS` open its circuit for `OPEN_MS`; then one page tries it. */
const MAX_FAILURES = 5
const WINDOW_MS = 30_000
const OPEN_MS = 10_000
/** Above this number, slots of former releases are removed. */
const MAX_SLOTS = 500

interface Circuit {
  /** Times of the failures within the window. */
  failedAt: number[]
  /** The slot is not rendered until this time; 0 while the circuit is closed. */
  openUntil: number
}

/** Permission to render a slot on one page. Call it once with the outcome. */
export type SlotPass = (isGood: boolean) => void

/** Circuit breaker: skips slots that fail or are too slow, so that pages do not keep waiting for them. */
export interface CircuitBreaker {
  /** Permission to render the slot, or null while its circuit is open. Once per `OPEN_MS` one page may try. */
  enter(slot: string): SlotPass | null
}

/**
 * One per process. Libraries (cockatiel, opossum) wrap a promise; here rendering is synchronous and the outcome is
 * known later, from React's `onError` or the page's end.
 */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  const circuits = new Map<string, Circuit>()

  function fail(slot: string): void {
    const { failedAt, openUntil } = circuits.get(slot) ?? { failedAt: [], openUntil: 0 }
    const recent = [...failedAt.filter((at) => now() - at < WINDOW_MS), now()].slice(-MAX_FAILURES)
    const isOpen = openUntil > 0 || recent.length === MAX_FAILURES
    if (circuits.size >= MAX_SLOTS) circuits.clear()
    circuits.set(slot, { failedAt: recent, openUntil: isOpen ? now() + OPEN_MS : 0 })
  }

  return {
    enter: (slot) => {
      const circuit = circuits.get(slot)
      const isOpen = circuit !== undefined && circuit.openUntil > 0
      if (isOpen && now() < circuit.openUntil) return null
      // Schedules the next trial even if this page never ends.
      if (isOpen) circuit.openUntil = now() + OPEN_MS
      return (isGood) => {
        if (!isGood) fail(slot)
        else if (isOpen) circuits.delete(slot)
      }
    },
  }
}
