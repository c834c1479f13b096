import type { MapSources } from '@verstak/map/mapCsp'
import type { SignInOrigins } from '../settings/signInOrigins.ts'

const NO_SIGN_IN: SignInOrigins = { connect: [], frame: [], form: [] }
const NO_MAP: MapSources = { script: [], connect: [], img: [], style: [], worker: [] }

/**
 * Content security policy of a page. Scripts need the nonce; scripts that they load are trusted.
 *
 * - `chatOrigin`, '' for the shop's own chat: pictures, frames and connections are allowed.
 * - `adOrigins`, empty without advertising: pictures, frames and connections are allowed.
 * - `signIn`, other sites at which visitors sign in: exactly what each of them needs is allowed.
 * - `map`: exactly what the provider of the store's maps needs; `'none'` for workers without one.
 * - `developmentOrigin`, '' in production: styles and updates are allowed, and the worker of the store's own maps, which
 *   then is a `blob:` that imports that origin's file.
 *
 * `style-src-attr` allows inline styles, because browsers would drop server-rendered `style="--x:…"` otherwise.
 */
export function contentSecurityPolicy(
  nonce: string,
  developmentOrigin: string,
  chatOrigin = '',
  adOrigins: readonly string[] = [],
  signIn: SignInOrigins = NO_SIGN_IN,
  map: MapSources = NO_MAP,
): string {
  const worker =
    developmentOrigin && map.worker.includes("'self'") ? [...map.worker, 'blob:', developmentOrigin] : map.worker
  const from = (...origins: string[]) => ["'self'", ...origins].filter(Boolean).join(' ')
  return [
    "default-src 'self'",
    [`script-src 'nonce-${nonce}' 'strict-dynamic'`, ...map.script].join(' '),
    `style-src ${from(developmentOrigin, chatOrigin, ...map.style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${from('data:', chatOrigin, ...adOrigins, ...map.img)}`,
    "font-src 'self'",
    `connect-src ${from(developmentOrigin, chatOrigin, chatOrigin.replace(/^http/, 'ws'), ...adOrigins, ...signIn.connect, ...map.connect)}`,
    `worker-src ${worker.join(' ') || "'none'"}`,
    `frame-src ${from(chatOrigin, ...adOrigins, ...signIn.frame)}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${from(...signIn.form)}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
