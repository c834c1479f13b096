import type { ApiCall } from '@verstak/api-client/call'
import type { LiveRemote } from '../app/boot.ts'

/** What the overlay tells about. */
export interface OverlayInput {
  /** Remotes that are live in this page. */
  remotes: readonly LiveRemote[]
  call: ApiCall
}

/** Alt+Shift+O, or `?overlay` in the address, shows which remote owns what. Its code comes at the first use. */
export function watchOverlayKeys(input: OverlayInput): void {
  const toggle = () =>
    void import(/* webpackChunkName: "team-overlay" */ './toggleOverlay.tsx').then(({ toggleOverlay }) =>
      toggleOverlay(input),
    )
  // By the key's place: with Alt and Shift its letter depends on system and language.
  window.addEventListener('keydown', ({ altKey, shiftKey, code }) => altKey && shiftKey && code === 'KeyO' && toggle())
  if (new URLSearchParams(location.search).has('overlay')) toggle()
}
