import { watchParent } from './watchParent.mjs'

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Aborts its signal on Ctrl-C, on a polite kill, on a closed terminal, and when the npm that started us is gone. */
export function watchForStop(): { signal: AbortSignal; forget(): void } {
  const controller = new AbortController()
  const stop = () => {
    if (controller.signal.aborted) return
    console.log('\nStopping …')
    controller.abort(new Error('Stopped.'))
  }
  for (const name of STOP_SIGNALS) process.on(name, stop)
  // A closed terminal takes the output along; that must not end us before everything else has been stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return { signal: controller.signal, forget: watchParent(stop) }
}
