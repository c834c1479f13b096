const DELAYS_MS = [500, 1_000, 2_000, 4_000]
const CALM_MS = 60_000

/** How long to wait before something that has ended is started again. */
export interface RestartDelays {
  /**
   * Milliseconds to wait; null when it has ended too often in a row.
   * @param ranMs how long it ran this time: after a minute its earlier ends are forgotten
   */
  next(ranMs: number): number | null
}

/** Delays that grow with each end in a row, for one program. */
export function createRestartDelays(): RestartDelays {
  let ends = 0
  return {
    next(ranMs) {
      if (ranMs > CALM_MS) ends = 0
      return DELAYS_MS[ends++] ?? null
    },
  }
}
