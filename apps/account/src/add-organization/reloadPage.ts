import { broadcastSession } from '@verstak/device/sessionChannel'

/** The page is loaded anew, with prices and documents of the organization; other tabs follow. */
export function reloadPage(): void {
  broadcastSession()
  location.reload()
}

/** The same on another page. */
export function openPage(address: string): void {
  broadcastSession()
  location.assign(address)
}
