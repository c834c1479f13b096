import { REPLAY_EARLY_CLICKS } from './earlyClicks.ts'
import { MARK_RETURN } from './markReturn.ts'
import { shopNameScript } from './replaceShopName.ts'

/** Script element for the end of the head: code that must run before the page is visible. */
export function headScript(nonce: string, shopName?: string): string {
  return `<script nonce="${nonce}">${MARK_RETURN};${REPLAY_EARLY_CLICKS}${shopName ? `;${shopNameScript(shopName)}` : ''}</script>`
}
