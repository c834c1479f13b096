/**
 * Policy of a page. Scripts need the nonce; what they load is trusted by them.
 * `chatOrigin`, '' where the chat is the shop's own, may show pictures and frames and be talked to.
 * `developmentOrigin`, '' in a real store, may send styles and updates. `style-src-attr` stays open because server-rendered `style="--x:…"` is dropped without it.
 */
export function contentSecurityPolicy(nonce: string, developmentOrigin: string, chatOrigin = ''): string {
  const from = (...origins: string[]) => ["'self'", ...origins].filter(Boolean).join(' ')
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${from(developmentOrigin, chatOrigin)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${from('data:', chatOrigin)}`,
    "font-src 'self'",
    `connect-src ${from(developmentOrigin, chatOrigin, chatOrigin.replace(/^http/, 'ws'))}`,
    `frame-src ${from(chatOrigin)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
