import type { RemoteFailure } from '@verstak/host'

/** A failure with its time. */
export interface SeenFailure extends RemoteFailure {
  /** `performance.now()` of the failure. */
  at: number
}

/** Limit of stored failures, so that a part that fails on every mouse move does not fill the memory. */
const MOST = 50

const seen: SeenFailure[] = []
const errors = new WeakSet<object>()
let taken = 0

/** Records a failure of a remote's part. The same error counts once. */
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

/** Catches errors outside of React: event handlers, timers, unhandled rejections. */
export function watchScripts(): void {
  window.addEventListener('error', ({ error, filename }: ErrorEvent) => blame('script', error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => blame('promise', reason))
}

/** Attributes an error to the remote whose address is in the stack. Other errors only stay in the console. */
function blame(kind: RemoteFailure['kind'], error: unknown, filename = ''): void {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const remote = /\/releases\/([a-z][a-z0-9-]*)\//.exec(stack || filename)?.[1]
  if (remote) reportFailure({ remote, kind, error })
}
