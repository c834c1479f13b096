const DELAYS_MS = [500, 1_000, 2_000, 4_000]
const CALM_MS = 60_000

/** Delays before restarts of a program. */
export interface RestartDelays {
  /**
   * Milliseconds to wait; null when it has exited too often in a row.
   * @param ranMs how long it ran this time; a minute or more resets the count
   */
  next(ranMs: number): number | null
}

/** Delays for one program that grow with each exit in a row. */
export function createRestartDelays(): RestartDelays {
  let ends = 0
  return {
    next(ranMs) {
      if (ranMs > CALM_MS) ends = 0
      return DELAYS_MS[ends++] ?? null
    },
  }
}
