import type { ApiCall } from '@verstak/api-client/call'
import type { BootData, LiveRemote } from '../document/boot.ts'

/** Input of the overlay. */
export interface OverlayInput {
  /** Remotes that are live in this page. */
  remotes: readonly LiveRemote[]
  call: ApiCall
}

/**
 * In demo mode, and for staff: Alt+Shift+O, or `?overlay` in the address, toggles the team overlay. Its code loads with
 * the first use.
 */
export function watchOverlayKeys(
  { isDemo, user, remotes }: Pick<BootData, 'isDemo' | 'user' | 'remotes'>,
  call: ApiCall,
): void {
  if (!isDemo && user !== 'staff') return
  const toggle = () =>
    void import(/* webpackChunkName: "team-overlay" */ './toggleOverlay.tsx').then(({ toggleOverlay }) =>
      toggleOverlay({ remotes, call }),
    )
  // By key position: with Alt and Shift the letter depends on system and language.
  window.addEventListener('keydown', ({ altKey, shiftKey, code }) => altKey && shiftKey && code === 'KeyO' && toggle())
  if (new URLSearchParams(location.search).has('overlay')) toggle()
}
