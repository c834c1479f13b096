import type { Host, ShellWindow, ShellWindowOptions } from '@verstak/host'
import { openChat } from '../chat/openChat.ts'
import { openFeedback } from '../feedback/openFeedback.ts'
import { openNewsletter } from '../newsletter/openNewsletter.ts'
import { signInAddress } from '@verstak/contracts/address'

const OPENERS: Record<ShellWindow, (host: Host, options?: ShellWindowOptions) => unknown> = {
  chat: openChat,
  feedback: openFeedback,
  newsletter: openNewsletter,
  'sign-in': (host, options) =>
    import(/* webpackChunkName: "sign-in" */ '../sign-in/openSignIn.ts')
      .then(({ openSignIn }) => openSignIn(host, options))
      // When its code cannot be had, the page of the sign-in does the same without.
      .catch(() => location.assign(signInAddress(options?.next ?? location.pathname + location.search))),
}

/** Opens one of the shell's windows. */
export const openWindow = (host: Host, name: ShellWindow, options?: ShellWindowOptions): unknown =>
  OPENERS[name](host, options)

/** Links and buttons with `data-opens` open the window of that name. Without code they keep their default action. */
export function openByClicks(host: Host): void {
  window.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-opens]')
    // With a key pressed it is the browser's: a tab or a window of its own.
    if (!opener || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    host.open?.(opener.dataset['opens'] as ShellWindow)
  })
}
