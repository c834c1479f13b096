import { PUBLIC_ORIGIN } from '../settings/publicOrigin.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Features for the store itself: nearby shops, passkeys, «Скопировать», fullscreen pictures and videos. */
const OWN_FEATURES = [
  'geolocation',
  'publickey-credentials-get',
  'publickey-credentials-create',
  'clipboard-write',
  'fullscreen',
]
/** Features that neither the store nor its frames need. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Security headers by kind of answer; `origin` is the store's own, '' when unknown. */
export function securityHeadersOf(origin: string) {
  const every = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Only for HTTPS: browsers ignore the header over HTTP, and cannot easily forget it once sent over HTTPS.
    ...(origin.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  }
  const document = {
    ...every,
    // The sign-in window of a social network must reach its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': [
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
      ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    ].join(', '),
  }
  const plainPage = {
    ...document,
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  }
  return {
    /** For every answer. */
    every,
    /** Additional headers of pages, which have their own content security policy. */
    document,
    /** All headers of a self-contained page. */
    plainPage,
  }
}

/** Headers of this process's store. */
export const SECURITY_HEADERS = securityHeadersOf(PUBLIC_ORIGIN)
