/**
 * Policy of a page. Scripts need the nonce; what they load is trusted by them.
 * `chatOrigin`, '' where the chat is the shop's own, may show pictures and frames and be talked to.
 * `adOrigins`, none without advertising, may show pictures and frames and be called.
 * `developmentOrigin`, '' in a real store, may send styles and updates. `style-src-attr` stays open because server-rendered `style="--x:…"` is dropped without it.
 */
export function contentSecurityPolicy(
  nonce: string,
  developmentOrigin: string,
  chatOrigin = '',
  adOrigins: readonly string[] = [],
): string {
  const from = (...origins: string[]) => ["'self'", ...origins].filter(Boolean).join(' ')
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${from(developmentOrigin, chatOrigin)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${from('data:', chatOrigin, ...adOrigins)}`,
    "font-src 'self'",
    `connect-src ${from(developmentOrigin, chatOrigin, chatOrigin.replace(/^http/, 'ws'), ...adOrigins)}`,
    `frame-src ${from(chatOrigin, ...adOrigins)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
