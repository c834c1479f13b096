import { ADVERTISING, adOriginsOf } from '../settings/advertisingSetting.ts'
import { CHAT_SCRIPT, chatOriginOf } from '../settings/chatScript.ts'
import { MAP_SOURCES } from '../settings/mapSettings.ts'
import { PAYMENT_ORIGINS } from '../settings/paymentOrigins.ts'
import { SIGN_IN_ORIGINS } from '../settings/signInOrigins.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import type { BeginPage } from './pageInput.ts'

/** No shared caching: layout and region, and so redirects, depend on the visitor. */
const FOR_THIS_VISITOR = { 'cache-control': 'private, no-cache', vary: 'User-Agent, Cookie, Accept-Encoding' }

/** Headers of a page. */
export function pageHeaders(nonce: string, status: number, developmentOrigin = ''): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(
      nonce,
      developmentOrigin,
      chatOriginOf(CHAT_SCRIPT),
      adOriginsOf(ADVERTISING),
      { ...SIGN_IN_ORIGINS, form: [...SIGN_IN_ORIGINS.form, ...PAYMENT_ORIGINS] },
      MAP_SOURCES,
    ),
    ...FOR_THIS_VISITOR,
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  }
}

/** Sends a cached page, as gzip. */
export function sendCachedPage(document: Buffer, nonce: string, begin: BeginPage): void {
  const encoding = { 'content-encoding': 'gzip', 'content-length': String(document.length) }
  begin({ status: 200, headers: { ...pageHeaders(nonce, 200), ...encoding } }).end(document)
}

/** Sends a redirect: of a loader, or of an address that has no page any more. */
export function sendRedirect(response: Response, begin: BeginPage): void {
  begin({
    status: response.status,
    headers: { location: response.headers.get('location') ?? '/', ...FOR_THIS_VISITOR },
  }).end()
}
