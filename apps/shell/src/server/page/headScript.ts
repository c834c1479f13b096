import { REPLAY_EARLY_CLICKS } from './earlyClicks.ts'
import { MARK_RETURN } from './markReturn.ts'

/** Script element for the end of the head: code that must run before the page is visible. */
export function headScript(nonce: string): string {
  return `<script nonce="${nonce}">${MARK_RETURN};${REPLAY_EARLY_CLICKS}</script>`
}
