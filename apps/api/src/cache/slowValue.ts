/**
 * A value that takes a while to read. One read runs at a time; while it runs, callers get the value before, unless that
 * is five times older than it should be (the first call after a quiet night waits).
 */
export function createSlowValue<T>(maxAgeMs: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: T; readAt: number } | undefined
  let running: Promise<T> | undefined

  const refresh = () => {
    running ??= read()
      .then((value) => {
        kept = { value, readAt: performance.now() }
        return value
      })
      .finally(() => (running = undefined))
    return running
  }
  return async () => {
    const age = kept ? performance.now() - kept.readAt : Infinity
    if (!kept || age > 5 * maxAgeMs) return refresh()
    // A failure is seen by the next call that has to wait.
    if (age > maxAgeMs) refresh().catch(() => {})
    return kept.value
  }
}
