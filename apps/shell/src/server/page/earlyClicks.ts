/**
 * Keeps the clicks on buttons which the server has sent and whose code is not here yet, and clicks them once React has
 * taken them over (it then puts a key on the element). One click each: who presses again in his impatience means the
 * same. Links and submit buttons work without code; those with a value are forms for pages without scripts, and wait.
 */
const REPLAY =
  'addEventListener("click",e=>{let b=e.target.closest("button[type=button],button[value]"),l=()=>/__reactProps/.test(Object.keys(b));b&&!l()&&(e.preventDefault(),b.v=b.v||setInterval(()=>{if(!b.isConnected||l())clearInterval(b.v),b.click()},50))},!0)'

/** Script element that replays early clicks; it stands in the head, before there is anything to click. */
export function replayEarlyClicks(nonce: string): string {
  return `<script nonce="${nonce}">${REPLAY}</script>`
}
