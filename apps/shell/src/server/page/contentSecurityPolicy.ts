import type { SignInOrigins } from '../settings/signInOrigins.ts'

const NO_SIGN_IN: SignInOrigins = { connect: [], frame: [], form: [] }

/**
 * Content security policy of a page. Scripts need the nonce; scripts that they load are trusted.
 *
 * - `chatOrigin`, '' for the shop's own chat: pictures, frames and connections are allowed.
 * - `adOrigins`, empty without advertising: pictures, frames and connections are allowed.
 * - `signIn`, other sites at which visitors sign in: exactly what each of them needs is allowed.
 * - `developmentOrigin`, '' in production: styles and updates are allowed.
 *
 * `style-src-attr` allows inline styles, because browsers would drop server-rendered `style="--x:…"` otherwise.
 */
export function contentSecurityPolicy(
  nonce: string,
  developmentOrigin: string,
  chatOrigin = '',
  adOrigins: readonly string[] = [],
  signIn: SignInOrigins = NO_SIGN_IN,
): string {
  const from = (...origins: string[]) => ["'self'", ...origins].filter(Boolean).join(' ')
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${from(developmentOrigin, chatOrigin)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${from('data:', chatOrigin, ...adOrigins)}`,
    "font-src 'self'",
    `connect-src ${from(developmentOrigin, chatOrigin, chatOrigin.replace(/^http/, 'ws'), ...adOrigins, ...signIn.connect)}`,
    `frame-src ${from(chatOrigin, ...adOrigins, ...signIn.frame)}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${from(...signIn.form)}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
