/** Looks of the page with the messages of a demo shop, in the colours of the store. */
export const demoMessagesStyle = `
*{box-sizing:border-box}
body{margin:0;background:#FAF8F3;color:#1D2125;font:16px/1.5 "Golos Text",system-ui,sans-serif}
header,main{max-width:720px;margin:0 auto;padding:0 16px}
header{padding-top:32px}
h1{margin:0 0 8px;font-size:32px;line-height:1.2;letter-spacing:-.012em}
p{margin:0 0 16px}
.shop{margin:0 0 8px;color:#646A70;font-size:14px}
form{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:end;margin:0 0 12px}
form label{display:grid;gap:4px;flex:1 1 240px;font-size:14px;font-weight:600}
input[type=text]{height:48px;padding:0 12px;border:1px solid #8A8578;border-radius:6px;background:#FFFFFF;color:inherit;font:inherit;font-weight:400}
button{height:48px;padding:0 24px;border:0;border-radius:6px;background:#FFC21F;color:#1D2125;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#F7B200}
a{color:#1557B0}
a:hover{color:#0D3E82}
form a{padding:12px 0}
.updating{display:flex;gap:8px;align-items:center;min-height:44px;margin:0 0 8px}
.updating input{width:20px;height:20px;margin:0;accent-color:#1D2125}
:focus-visible{outline:2px solid #1557B0;outline-offset:2px}
main{padding-bottom:64px}
article{margin:0 0 12px;padding:16px;border:1px solid #E5E0D5;border-radius:8px;background:#FFFFFF}
.about{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;margin:0 0 8px;color:#4B5157;font-size:14px}
.kind{padding:0 8px;border-radius:3px;background:#FFF4D3;color:#1D2125;font-weight:600}
.about time{margin-left:auto;font-variant-numeric:tabular-nums}
h2{margin:0 0 8px;font-size:18px;line-height:1.3}
.text{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
.nothing{padding:48px 16px;text-align:center}`

/** Shows what is new every two seconds, unless the visitor has unticked that. */
export const demoMessagesScript = `
const updating = document.querySelector('#updating')
updating.closest('p').hidden = false
setInterval(async () => {
  if (!updating.checked || document.hidden) return
  const answer = await fetch(location.href).catch(() => null)
  if (!answer?.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [shown, fresh] = [document, page].map((one) => one.querySelector('main'))
  if (shown.innerHTML !== fresh.innerHTML) shown.innerHTML = fresh.innerHTML
}, 2000)`
