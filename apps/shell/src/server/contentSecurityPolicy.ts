/**
 * Policy of a page. Scripts need the nonce; what they load is trusted by them.
 * `developmentOrigin`, '' in a real store, may send styles and updates. `style-src-attr` stays open because server-rendered `style="--x:…"` is dropped without it.
 */
export function contentSecurityPolicy(nonce: string, developmentOrigin: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${developmentOrigin}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${developmentOrigin}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
