/**
 * Content security policy of a page. Scripts need the nonce; scripts that they load are trusted.
 *
 * - `chatOrigin`, '' for the shop's own chat: pictures, frames and connections are allowed.
 * - `adOrigins`, empty without advertising: pictures, frames and connections are allowed.
 * - `developmentOrigin`, '' in production: styles and updates are allowed.
 *
 * `style-src-attr` allows inline styles, because browsers would drop server-rendered `style="--x:…"` otherwise.
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
