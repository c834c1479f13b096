import type { Host, ShellWindowOptions } from '@verstak/host'
import { showSignIn } from './showSignIn.ts'

/** Opens the sign-in over the page. Rejects when the code of the sign-in cannot be had. */
export async function openSignIn(host: Host, { next }: ShellWindowOptions = {}): Promise<void> {
  host.modals.preload()
  await host.widgets.load('auth/SignInDoor')
  showSignIn(host, next)
}
