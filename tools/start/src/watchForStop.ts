import { watchParent } from './watchParent.mjs'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Aborts its signal on SIGINT, SIGTERM and SIGHUP, and when the parent npm has exited. */
export function watchForStop(): { signal: AbortSignal; forget(): void } {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) return
    console.log('\nStopping …')
    controller.abort(new Error('Stopped.'))
  }
  for (const name of STOP_SIGNALS) process.on(name, stop)
  // When the terminal closes, writes fail; that must not end this process before everything else has stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return { signal: controller.signal, forget: watchParent(stop) }
}
