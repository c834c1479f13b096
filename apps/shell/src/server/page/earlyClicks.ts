/**
 * Holds back presses on controls that the server has sent and React has not hydrated yet (`markHydrated`), and makes
 * them once it has. One press each: who presses again in his impatience means the same.
 *
 * - Links and submit buttons work without code. Those with a value are forms for pages without scripts, and wait.
 * - Check boxes, radio buttons and lists show at once what was chosen; without scripts their form sends it.
 * - Of a check box React notices only a click that changes it from what it was as React saw it last.
 * - The press goes no further meanwhile: React would hydrate in the middle of it, and it would be made twice.
 */
export const REPLAY_EARLY_CLICKS =
  '["click","change"].map((t,i)=>addEventListener(t,e=>{let b=e.target.closest(i?"select":"button[type=button],button[value],[type=checkbox],[type=radio]"),w=()=>b.closest("[data-unhydrated]"),c,v;b&&w()&&(e.stopImmediatePropagation(),c=b.checked,v=b.value,c==null&&e.preventDefault(),b.p=()=>{i?(b.value=v,b.dispatchEvent(new Event(t,{bubbles:!0}))):(b.checked=!c,b.click())},b.t=b.t||setInterval(()=>{b.isConnected&&w()||(clearInterval(b.t),b.p())},50))},!0))'
