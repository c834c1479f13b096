import { getSession } from '@verstak/contracts/session'
import type { SignInResult } from '@verstak/contracts/widget'
import { broadcastSession } from '@verstak/device/sessionChannel'
import { isMobile } from '@verstak/host'
import type { Host, WindowChange } from '@verstak/host'
import { askAddOrganization } from '@verstak/remote-kit/askAddOrganization'
import { takeSessionInPlace } from '../user-menu/takeSession.ts'
import { signInTexts } from './signIn.texts.ts'

/** Width on a desktop, px (LOGIN-002); later steps may change it. */
const WIDTH = 464

/** Name of the event that follows the registration of a company (REGISTER-020). */
export const END_REGISTRATION = 'end-registration'

/** The document's own ways on; replaced in tests. */
export interface Ways {
  reload(): void
  assign(address: string): void
}

/**
 * Opens the window of the sign-in.
 *
 * @param next where to go afterwards; by default the page is loaded anew
 */
export function showSignIn(host: Host, next?: string, ways: Ways = window.location): void {
  const handle = host.modals.ask({
    kind: isMobile(host.layout) ? 'sheet' : 'dialog',
    title: signInTexts.title,
    width: WIDTH,
    content: {
      widget: 'auth/SignInDoor',
      props: {
        ...(next && { next }),
        onStep: (change) => handle.change?.(change as WindowChange),
        onDone: (result) => {
          handle.close()
          if (result) void follow(host, result as SignInResult, ways)
        },
      },
    },
  })
}

/** The window is closed; then the page follows, and the other tabs do (LOGIN-008, 009). */
async function follow(host: Host, { outcome, address }: SignInResult, ways: Ways): Promise<void> {
  broadcastSession()
  if (outcome === 'signed-in') return address ? ways.assign(address) : ways.reload()
  const session = await host.call(getSession, {}).catch(() => undefined)
  if (session) await takeSessionInPlace(host, session)
  window.dispatchEvent(new CustomEvent(END_REGISTRATION))
  // A company that has no organization yet adds it at once (REGISTER-022).
  const isNew = session?.account?.contractors.length === 0
  if (isNew && host.widgets.isOffered?.('account/AddOrganization')) askAddOrganization(host, host.modals.ask)
}
