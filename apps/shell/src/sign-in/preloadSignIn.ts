import type { Host } from '@verstak/host'

/** What leads to the sign-in. */
const OPENER = '[data-opens="sign-in"]'

/** Brings the code of the sign-in when a link to it is pointed at or focused: most presses follow. */
export function preloadSignIn(host: Host): void {
  function bring({ target }: Event) {
    if (!(target instanceof Element) || !target.closest(OPENER)) return
    document.removeEventListener('pointerover', bring)
    document.removeEventListener('focusin', bring)
    host.modals.preload()
    // A failure is told when the link is pressed.
    host.widgets.load('auth/SignInDoor').catch(() => undefined)
  }
  document.addEventListener('pointerover', bring, { passive: true })
  document.addEventListener('focusin', bring)
}
