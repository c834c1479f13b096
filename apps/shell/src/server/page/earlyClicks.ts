/**
 * Queues clicks on server-rendered controls that React has not hydrated yet (`markHydrated`), and replays them after
 * hydration. One click per control: repeated clicks are deduplicated.
 *
 * - Links and submit buttons work without code. Submit buttons with a value are fallbacks for pages without scripts,
 *   and are queued.
 * - Check boxes, radio buttons and selects show the new value at once; without scripts their form sends it.
 * - React notices a click on a check box only when it changes the value that React saw last.
 * - The queued click is not propagated: React would hydrate during its dispatch, and the click would be handled twice.
 */
export const REPLAY_EARLY_CLICKS =
  '["click","change"].map((t,i)=>addEventListener(t,e=>{let b=e.target.closest(i?"select":"button[type=button],button[value],[type=checkbox],[type=radio]"),w=()=>b.closest("[data-unhydrated]"),c,v;b&&w()&&(e.stopImmediatePropagation(),c=b.checked,v=b.value,c==null&&e.preventDefault(),b.p=()=>{i?(b.value=v,b.dispatchEvent(new Event(t,{bubbles:!0}))):(b.checked=!c,b.click())},b.t=b.t||setInterval(()=>{b.isConnected&&w()||(clearInterval(b.t),b.p())},50))},!0))'
