import type { Host, ShellWindow } from '@verstak/host'
import { openChat } from '../chat/openChat.ts'
import { openFeedback } from '../feedback/openFeedback.ts'
import { openNewsletter } from '../newsletter/openNewsletter.ts'

const OPENERS: Record<ShellWindow, (host: Host) => unknown> = {
  chat: openChat,
  feedback: openFeedback,
  newsletter: openNewsletter,
}

/** Opens one of the shell's windows. */
export const openWindow = (host: Host, name: ShellWindow): unknown => OPENERS[name](host)

/** Links and buttons with `data-opens` open the window of that name. Without code they keep their default action. */
export function openByClicks(host: Host): void {
  window.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest<HTMLElement>('[data-opens]')
    if (!opener || event.defaultPrevented) return
    event.preventDefault()
    host.open?.(opener.dataset['opens'] as ShellWindow)
  })
}
