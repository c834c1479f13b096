import { signInAddress } from '@verstak/contracts/address'
import type { Host, ShellWindowOptions } from '@verstak/host'

/** Opens the sign-in over the page. When its code cannot be had, the page of the sign-in does the same without. */
export async function openSignIn(host: Host, { next }: ShellWindowOptions = {}): Promise<void> {
  host.modals.preload()
  try {
    const [{ showSignIn }] = await Promise.all([
      import(/* webpackChunkName: "sign-in" */ './showSignIn.ts'),
      host.widgets.load('auth/SignInDoor'),
    ])
    showSignIn(host, next)
  } catch {
    location.assign(signInAddress(next ?? location.pathname + location.search))
  }
}
