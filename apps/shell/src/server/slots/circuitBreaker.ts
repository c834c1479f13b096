/** So many failures of a slot within `WINDOW_MS` open its circuit for `OPEN_MS`; then one page tries it. */
const MOST_FAILURES = 5
const WINDOW_MS = 30_000
const OPEN_MS = 10_000
/** Slots of releases that are gone are forgotten when there are more than this. */
const MOST_SLOTS = 500

interface Circuit {
  /** Times of the failures within the window. */
  failedAt: number[]
  /** Not rendered until then; 0 while the circuit is closed. */
  openUntil: number
}

/** Leave to render a slot on one page. Say once what came of it. */
export type SlotPass = (isGood: boolean) => void

/** Remembers which slots fail or are too slow, so that pages do not wait for them again and again. */
export interface CircuitBreaker {
  /** Leave to render the slot, or null while its circuit is open. Once per `OPEN_MS` one page gets leave to try. */
  enter(slot: string): SlotPass | null
}

/**
 * One per process. Libraries for this (cockatiel, opossum) wrap a promise; here rendering is synchronous and its outcome
 * comes later, from React's `onError` or the page's end.
 */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  const circuits = new Map<string, Circuit>()

  function fail(slot: string): void {
    const { failedAt, openUntil } = circuits.get(slot) ?? { failedAt: [], openUntil: 0 }
    const recent = [...failedAt.filter((at) => now() - at < WINDOW_MS), now()].slice(-MOST_FAILURES)
    const isOpen = openUntil > 0 || recent.length === MOST_FAILURES
    if (circuits.size >= MOST_SLOTS) circuits.clear()
    circuits.set(slot, { failedAt: recent, openUntil: isOpen ? now() + OPEN_MS : 0 })
  }

  return {
    enter: (slot) => {
      const circuit = circuits.get(slot)
      const isOpen = circuit !== undefined && circuit.openUntil > 0
      if (isOpen && now() < circuit.openUntil) return null
      // The next trial comes even if this page never ends.
      if (isOpen) circuit.openUntil = now() + OPEN_MS
      return (isGood) => {
        if (!isGood) fail(slot)
        else if (isOpen) circuits.delete(slot)
      }
    },
  }
}
