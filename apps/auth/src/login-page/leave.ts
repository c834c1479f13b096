import type { SignInResult } from '@verstak/contracts/widget'
import { tellSession } from '@verstak/device/sessionChannel'

/** The document goes on to where the visitor wanted to be; other tabs follow. */
export function leave({ address }: SignInResult): void {
  tellSession()
  location.assign(address ?? '/')
}
