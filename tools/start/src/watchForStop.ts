const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const PARENT_POLL_MS = 1_000

/** Aborts its signal on Ctrl-C, on a polite kill, on a closed terminal, and when the npm that started us is gone. */
export function watchForStop(): { signal: AbortSignal; forget(): void } {
  const controller = new AbortController()
  const onSignal = () => {
    if (controller.signal.aborted) return
    console.log('\nStopping …')
    controller.abort(new Error('Stopped.'))
  }
  for (const name of STOP_SIGNALS) process.on(name, onSignal)
  const parent = process.ppid
  // A killed npm cannot pass the signal on; started without npm, losing the parent may be meant (nohup, disown).
  const polling = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) onSignal()
  }, PARENT_POLL_MS)
  polling.unref()
  return { signal: controller.signal, forget: () => clearInterval(polling) }
}
