import type { RemoteFailure } from '@verstak/host'

/** A failure as the page remembers it. */
export interface SeenFailure extends RemoteFailure {
  /** `performance.now()` of it. */
  at: number
}

/** More than anybody reads; a part that fails at every move of the mouse must not fill the memory. */
const MOST = 50

const seen: SeenFailure[] = []
const errors = new WeakSet<object>()
let taken = 0

/** Remembers that a remote's part failed. The same error counts once, whoever hands it in. */
export function reportFailure(failure: RemoteFailure): void {
  const { error } = failure
  if (typeof error === 'object' && error !== null) {
    if (errors.has(error)) return
    errors.add(error)
  }
  if (seen.length < MOST) seen.push({ ...failure, at: performance.now() })
}

/** Failures since the last call, for telemetry. */
export function takeFailures(): SeenFailure[] {
  const fresh = seen.slice(taken)
  taken = seen.length
  return fresh
}

/** All failures of the page so far, for the team overlay. */
export function listFailures(): readonly SeenFailure[] {
  return seen
}

/** Hears what fails outside of React: handlers, timers, promises that nobody awaits. */
export function watchScripts(): void {
  window.addEventListener('error', ({ error, filename }: ErrorEvent) => blame('script', error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => blame('promise', reason))
}

/** A remote is known by its address in the stack; what leads to none is nobody's, and stays in the console. */
function blame(kind: RemoteFailure['kind'], error: unknown, filename = ''): void {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const remote = /\/releases\/([a-z][a-z0-9-]*)\//.exec(stack || filename)?.[1]
  if (remote) reportFailure({ remote, kind, error })
}
