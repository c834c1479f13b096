import type { SignInResult } from '@verstak/contracts/widget'
import { broadcastSession } from '@verstak/device/sessionChannel'

/** The document goes on to where the visitor wanted to be; other tabs follow. */
export function leave({ address }: SignInResult): void {
  broadcastSession()
  location.assign(address ?? '/')
}
