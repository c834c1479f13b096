import { randomBytes } from 'node:crypto'
import { PEOPLE } from './people.data.ts'
import { providerTexts as texts } from './providerPages.texts.ts'

/** A page of an embedded provider with its headers. */
export interface ProviderPage {
  headers: Record<string, string>
  html: string
}

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:Canvas;color:CanvasText}
main{max-width:640px;margin:0 auto;padding:24px 24px 40px}
h1{font-size:20px;margin:0 0 8px}
p{margin:0 0 16px}
form{margin:0}
button{font:inherit;display:block;width:100%;text-align:left;padding:10px 14px;margin:0 0 8px;border:1px solid GrayText;border-radius:8px;background:Canvas;color:inherit;cursor:pointer}
button:focus-visible{outline:3px solid Highlight}
small{display:block}`

function page(title: string, body: string, script = ''): ProviderPage {
  const nonce = randomBytes(16).toString('base64')
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // No `form-action`: it would stop the redirect back to the shop.
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
    html: `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main>${script && `<script nonce="${nonce}">${script}</script>`}</body></html>`,
  }
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

/** The people to choose from. @param fields hidden fields of the form, which posts `person` besides */
export function peoplePage(title: string, fields: Record<string, string>): ProviderPage {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')
  const buttons = PEOPLE.map(
    ({ id, name, hint }) =>
      `<button name="person" value="${id}">${name ?? texts.nameless}<small>${hint}</small></button>`,
  ).join('')
  const cancel = `<button name="person" value="">${texts.cancel}</button>`
  return page(
    title,
    `<p>${texts.lead}</p><form method="post">${hidden}${buttons}${cancel}</form><p>${texts.consent}</p>`,
  )
}

/** Tells the window's opener what came out and closes. @param origin the only origin that may hear it */
export function notifyOpenerPage(title: string, message: object, origin: string): ProviderPage {
  const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
  return page(title, `<p>${texts.done}</p>`, `opener?.postMessage(${literal(message)}, ${literal(origin)}); close()`)
}

/** Refuses a shop that is not registered. */
export const unknownShopPage = (title: string): ProviderPage => page(title, `<p>${texts.unknownShop}</p>`)
