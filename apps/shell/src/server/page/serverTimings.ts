/** Durations of steps on the server, for `Server-Timing`. */
export interface ServerTimings {
  /** Starts a step; call the returned function at its end. For repeated steps the longest counts. */
  start(step: string): () => void
  /** Value of the header; '' when nothing was measured. */
  header(): string
}

export function createServerTimings(): ServerTimings {
  const steps = new Map<string, number>()
  return {
    start: (step) => {
      const startedAt = performance.now()
      return () => steps.set(step, Math.max(steps.get(step) ?? 0, performance.now() - startedAt))
    },
    header: () => [...steps].map(([step, ms]) => `${step};dur=${ms.toFixed(1)}`).join(', '),
  }
}
